import { grey, ink, yellow } from './kit.ts'
import { portrait } from './figures.ts'

export const scene = {
  width: 1000,
  height: 1250,
  svg: portrait({ hair: 'bob', hairTone: ink, skin: '#FFFFFF', coat: grey[4], glasses: 'round', glassesTone: yellow, mouth: 'smile' }, grey[1]),
}
