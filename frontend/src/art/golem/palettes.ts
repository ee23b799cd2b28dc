// Lights underground. A golem scene takes all its colours from one of these.

export interface Cavern {
  deep: string;
  mist: string;
  glow: string;
  far: string;
  mid: string;
  near: string;
  stone: string;
  rune: string;
  shard: string;
}

export const NIGHT: readonly Cavern[] = [
  { deep: "#171244", mist: "#4a3a9c", glow: "#9d8bff", far: "#2f2873", mid: "#231d59", near: "#15113a", stone: "#6f6aa6", rune: "#8ff4ff", shard: "#37c5f0" },
  { deep: "#0b2238", mist: "#1f6a86", glow: "#6fe6e8", far: "#154c63", mid: "#10384c", near: "#0a2434", stone: "#5d8296", rune: "#b7fff2", shard: "#3fdc8a" },
  { deep: "#2a0f3c", mist: "#7a2f86", glow: "#f08be8", far: "#521e63", mid: "#3d1650", near: "#260c36", stone: "#8a6a9c", rune: "#ffd1fa", shard: "#e65ad2" },
  { deep: "#2a1b14", mist: "#8a5526", glow: "#ffc266", far: "#5c3a22", mid: "#452b1c", near: "#2a1912", stone: "#8d7a6c", rune: "#ffe7a8", shard: "#ffc933" },
  { deep: "#10261f", mist: "#2f7a58", glow: "#8ff0b4", far: "#1f5240", mid: "#173f32", near: "#0d2820", stone: "#6a8c7c", rune: "#dcffd8", shard: "#4fdc86" },
];

export const DAY: readonly Cavern[] = [
  { deep: "#7d78bd", mist: "#c9c3f0", glow: "#f4f0ff", far: "#a49ed6", mid: "#7f79b8", near: "#565092", stone: "#8f8bb5", rune: "#e9fbff", shard: "#2f9fe0" },
  { deep: "#5f9db3", mist: "#bfe3e6", glow: "#f2fffb", far: "#8dc0cb", mid: "#5f9aad", near: "#3d7389", stone: "#82a3b0", rune: "#f0fffb", shard: "#2fae6a" },
  { deep: "#a56fb0", mist: "#e6c3e8", glow: "#fff2fd", far: "#c79bd0", mid: "#9c6dac", near: "#724a86", stone: "#a387b0", rune: "#fff0fd", shard: "#c93bb4" },
  { deep: "#bd8f5f", mist: "#f0d9b0", glow: "#fffae6", far: "#d6b483", mid: "#b08855", near: "#84603a", stone: "#a8937d", rune: "#fff6d4", shard: "#e09a14" },
  { deep: "#6aa585", mist: "#c9e8d0", glow: "#f5fff2", far: "#98c7a8", mid: "#6b9f80", near: "#47775c", stone: "#89a896", rune: "#f2ffe9", shard: "#2f9a5c" },
];
