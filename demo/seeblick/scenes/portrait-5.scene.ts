import { portrait } from './people.ts'

const svg = portrait({
  skin: '#F0C6A8',
  hair: '#C9C4BC',
  style: 'bun',
  ground: '#D9D6C9',
  garment: 'cardigan',
  cloth: '#54767B',
  accent: '#F3E8D8',
  turn: 0.5,
  tilt: 1,
  smile: 1.2,
  jaw: 0.97,
  age: 0.8,
  lips: '#BE6257',
  earring: '#F7F3EA',
  seed: 13,
  frame: { shape: 'cat', colour: '#B1452B', weight: 12 },
})

export const scene = { width: 1000, height: 1250, svg }
