// The sounds of the table, made by arithmetic: strokes (tones that fade) and breaths (filtered noise).
import type { Heard, Sound } from "./sound";

/** Pitch in hertz, loudness, how long it fades, when it begins. */
type Stroke = readonly [pitch: number, loud: number, fades: number, from?: number];
/** Noise through a filter that glides between two pitches; it swells for a while and then fades. */
interface Breath {
  pitch: readonly [number, number];
  loud: number;
  swells: number;
  fades: number;
  narrow?: number;
}
interface Voice {
  strokes?: readonly Stroke[];
  breath?: Breath;
  /** How far the pitch strays, so that the same sound is never quite the same. */
  strays?: number;
}

const VOICES: Record<Sound, Voice> = {
  wood: { strokes: [[410, 0.5, 0.07], [655, 0.2, 0.045], [188, 0.35, 0.09]], breath: { pitch: [2400, 900], loud: 0.35, swells: 0.002, fades: 0.03 }, strays: 0.09 },
  crystal: { strokes: [[1568, 0.26, 0.7], [2637, 0.12, 0.5], [4186, 0.06, 0.3], [784, 0.08, 0.5]], strays: 0.12 },
  card: { breath: { pitch: [5200, 1900], loud: 0.3, swells: 0.05, fades: 0.13, narrow: 0.9 }, strays: 0.1 },
  coin: { strokes: [[2960, 0.2, 0.28], [4434, 0.13, 0.2], [6271, 0.06, 0.12], [3322, 0.16, 0.35, 0.075], [4978, 0.1, 0.22, 0.075]], strays: 0.03 },
  sail: { strokes: [[98, 0.12, 0.5, 0.1]], breath: { pitch: [260, 950], loud: 0.5, swells: 0.4, fades: 0.7, narrow: 1.2 }, strays: 0.1 },
  seal: { strokes: [[392, 0.2, 0.5], [494, 0.18, 0.5, 0.1], [587, 0.2, 0.7, 0.2], [1175, 0.05, 0.5, 0.2]] },
  turn: { strokes: [[659.3, 0.22, 0.6], [1318.5, 0.05, 0.4], [880, 0.2, 0.8, 0.18], [1760, 0.04, 0.5, 0.18]] },
};
const SILENT = 0.0001;
/** A browser that asks for a gesture first may take a moment; a sound that would come later than this is left out. */
const LATE = 400;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function fade(to: AudioContext, loud: number, from: number, swells: number, fades: number): GainNode {
  const gain = to.createGain();
  gain.gain.setValueAtTime(SILENT, from);
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENT, loud), from + swells);
  gain.gain.exponentialRampToValueAtTime(SILENT, from + swells + fades);
  return gain;
}

function stroke(to: AudioContext, out: AudioNode, [pitch, loud, fades, later = 0]: Stroke, from: number, strayed: number): void {
  const tone = to.createOscillator();
  tone.frequency.value = pitch * strayed;
  tone.connect(fade(to, loud, from + later, 0.006, fades)).connect(out);
  tone.start(from + later);
  tone.stop(from + later + fades + 0.05);
}

function breathe(to: AudioContext, out: AudioNode, { pitch: [first, last], loud, swells, fades, narrow = 0.7 }: Breath, from: number, strayed: number): void {
  if (!noise) {
    noise = to.createBuffer(1, to.sampleRate * 2, to.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  const source = to.createBufferSource();
  source.buffer = noise;
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(first * strayed, from);
  filter.frequency.exponentialRampToValueAtTime(last * strayed, from + swells + fades);
  source.connect(filter).connect(fade(to, loud, from, swells, fades)).connect(out);
  source.start(from, Math.random());
  source.stop(from + swells + fades + 0.05);
}

function sound(to: AudioContext, sounds: readonly Heard[], volume: number): void {
  const out = to.createGain();
  out.gain.value = volume ** 2;
  out.connect(to.destination);
  for (const each of sounds) {
    const { strokes = [], breath, strays = 0 } = VOICES[each.sound];
    const from = to.currentTime + 0.01 + each.at;
    const strayed = 1 + (Math.random() * 2 - 1) * strays;
    for (const one of strokes) stroke(to, out, one, from, strayed);
    if (breath) breathe(to, out, breath, from, strayed);
  }
}

/** Only called when sound is wanted: before that a page opens nothing to play on. */
export function sing(sounds: readonly Heard[], volume: number): void {
  try {
    context ??= new AudioContext();
    const to = context;
    const asked = performance.now();
    if (to.state === "running") sound(to, sounds, volume);
    else void to.resume().then(() => performance.now() - asked < LATE && sound(to, sounds, volume), () => undefined);
  } catch {
    // A browser without sound shows everything all the same.
  }
}
