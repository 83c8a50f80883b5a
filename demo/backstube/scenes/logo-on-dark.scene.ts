import { logo, LOGO_SIZE } from './logo.ts'

export const scene = { ...LOGO_SIZE, isFlat: true, svg: logo({ ink: '#FBF6EC', loaf: '#E0A765', rays: '#F0806F' }) }
