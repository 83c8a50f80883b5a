import { logo, LOGO_SIZE } from './logo.ts'

export const scene = { ...LOGO_SIZE, isFlat: true, svg: logo({ ink: '#2A211C', loaf: '#8A4B1F', rays: '#B3202A' }) }
