// Hours of the day on the road. A scene takes all its colours from one of these.

export interface Hour {
  sky: readonly string[];
  sun: string;
  far: string;
  mid: string;
  near: string;
  ink: string;
  light: string;
  cloth: string;
  leaf: string;
  water: string;
  stars: boolean;
}

export const DAY: readonly Hour[] = [
  { sky: ["#f8b04a", "#fbd07a", "#fdeab6"], sun: "#fff4d0", far: "#e0a05a", mid: "#c87f3c", near: "#a85f2b", ink: "#5a2b18", light: "#fdeec4", cloth: "#a93226", leaf: "#5d7a35", water: "#5aa3a0", stars: false },
  { sky: ["#7fb6c4", "#bfdcd0", "#f5e8bf"], sun: "#fff1b8", far: "#c9b184", mid: "#cf9d56", near: "#b27a3a", ink: "#3f3324", light: "#fff4d8", cloth: "#2f5d8a", leaf: "#4d7f3e", water: "#3f8ea3", stars: false },
  { sky: ["#c7503c", "#ee8a4c", "#fbc873"], sun: "#ffe29a", far: "#b25743", mid: "#8f3f3a", near: "#6b2c34", ink: "#38152a", light: "#ffd894", cloth: "#e8a13a", leaf: "#4f5b33", water: "#93506a", stars: false },
  { sky: ["#5d5a9c", "#b77aa0", "#f3b48a"], sun: "#ffe6c0", far: "#8d6f9c", mid: "#76558a", near: "#543a6d", ink: "#2b1d46", light: "#fbd8b4", cloth: "#d9683f", leaf: "#46634f", water: "#5f74ad", stars: false },
  { sky: ["#9cc8a8", "#d4e2a9", "#f8ecb8"], sun: "#fff8d2", far: "#a4b27a", mid: "#87994f", near: "#667a38", ink: "#31401f", light: "#fbf3cd", cloth: "#b5432f", leaf: "#3f6b34", water: "#4d9a94", stars: false },
];

export const NIGHT: readonly Hour[] = [
  { sky: ["#1c1c44", "#3c3469", "#8a5a78"], sun: "#fbe9c0", far: "#4a4077", mid: "#3a2f60", near: "#2a2149", ink: "#150f2b", light: "#f3cf8e", cloth: "#b5502f", leaf: "#2f5248", water: "#35497f", stars: true },
  { sky: ["#0f2540", "#1f4a66", "#4f8a8c"], sun: "#f4f3dc", far: "#2f5a70", mid: "#23465c", near: "#173347", ink: "#0a1a28", light: "#f5d79c", cloth: "#c9742f", leaf: "#2f6450", water: "#1f5670", stars: true },
  { sky: ["#2d1635", "#6b2d4a", "#c9683f"], sun: "#ffdf9f", far: "#6a3350", mid: "#4c2442", near: "#351a35", ink: "#1c0c22", light: "#ffc878", cloth: "#d98c33", leaf: "#4a4a3a", water: "#5b3a68", stars: true },
  { sky: ["#17183a", "#2a3a70", "#5f6aa8"], sun: "#fdf6dc", far: "#37447e", mid: "#2b3566", near: "#1f274e", ink: "#0e1230", light: "#f8d890", cloth: "#a63d4f", leaf: "#2b5a5a", water: "#2f4f8f", stars: true },
  { sky: ["#1d2b2f", "#3f5a4c", "#a08a55"], sun: "#fff0c4", far: "#4f6650", mid: "#3a4f3e", near: "#28392f", ink: "#121d18", light: "#f6d994", cloth: "#b84f33", leaf: "#38693f", water: "#2f6a66", stars: true },
];
