import { grey, ink } from './kit.ts'
import { portrait } from './figures.ts'

export const scene = {
  width: 1000,
  height: 1250,
  svg: portrait({ hair: 'parting', hairTone: ink, skin: grey[1], coat: grey[5], beard: true, detail: 'collar', mouth: 'smile' }, grey[2]),
}
