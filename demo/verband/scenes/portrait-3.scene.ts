import { grey, ink } from './kit.ts'
import { portrait } from './figures.ts'

export const scene = {
  width: 1000,
  height: 1250,
  svg: portrait({ hair: 'curls', hairTone: ink, skin: grey[2], coat: ink, detail: 'earring', mouth: 'smile' }, grey[1]),
}
