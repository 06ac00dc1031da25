// Small sounds made on the spot: wood, metal, breath. Nothing is loaded, and nothing is heard unless the player asks for it.

export type SoundName = 'turn' | 'knock' | 'coins' | 'token' | 'dice' | 'steps' | 'crowd';

let context: AudioContext | null = null;

export function play(name: SoundName): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[name](context, context.currentTime + 0.01);
}

/** A tone that fades: strings and metal. */
function tone(
  at: AudioContext,
  start: number,
  pitch: number,
  seconds: number,
  loud: number,
  wave: OscillatorType,
): void {
  const source = at.createOscillator();
  source.type = wave;
  source.frequency.value = pitch;
  source.connect(fading(at, start, seconds, loud));
  source.start(start);
  source.stop(start + seconds);
}

/** Noise around a pitch: wood, stone, a crowd. */
function noise(at: AudioContext, start: number, pitch: number, seconds: number, loud: number, narrow = 1): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  source.connect(filter);
  filter.connect(fading(at, start, seconds, loud));
  source.start(start);
}

function fading(at: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(at.destination);
  return gain;
}

const SOUNDS: Record<SoundName, (at: AudioContext, start: number) => void> = {
  // two strings of a lyre, a fifth apart
  turn(at, start) {
    tone(at, start, 440, 0.7, 0.12, 'triangle');
    tone(at, start + 0.11, 660, 0.9, 0.1, 'triangle');
  },
  knock(at, start) {
    noise(at, start, 900, 0.09, 0.5, 3);
    tone(at, start, 180, 0.12, 0.16, 'sine');
  },
  coins(at, start) {
    [2637, 3136, 3520].forEach((pitch, i) => tone(at, start + i * 0.06, pitch, 0.22, 0.035, 'sine'));
  },
  token(at, start) {
    noise(at, start, 1700, 0.05, 0.3, 4);
  },
  dice(at, start) {
    [0, 0.07, 0.13, 0.24, 0.33].forEach((late) => noise(at, start + late, 1300 + Math.random() * 500, 0.05, 0.35, 5));
  },
  steps(at, start) {
    [0, 0.14, 0.28].forEach((late) => noise(at, start + late, 320, 0.07, 0.35, 2));
  },
  crowd(at, start) {
    noise(at, start, 700, 1.3, 0.22, 0.6);
    noise(at, start + 0.15, 1500, 1.0, 0.1, 0.8);
  },
};
