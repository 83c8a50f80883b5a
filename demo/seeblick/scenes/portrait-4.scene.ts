import { portrait } from './people.ts'

const svg = portrait({
  skin: '#C98F66',
  hair: '#231A17',
  style: 'crop',
  ground: '#9FBFC2',
  garment: 'coat',
  cloth: '#F1EEE7',
  accent: '#2F5563',
  turn: -0.5,
  tilt: -1.5,
  smile: 1,
  jaw: 1.06,
  beard: true,
  brow: 1.7,
  seed: 9,
})

export const scene = { width: 1000, height: 1250, svg }
