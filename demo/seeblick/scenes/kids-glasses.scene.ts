import { box, caustics, clip, coral, defocus, draw, glow, line, mix, page, path, rect, shade, soft } from './kit.ts'
import { glints, lakeView } from './landscape.ts'
import { bust } from './people.ts'

const [width, height, pool] = [1200, 1200, 880]
const view = lakeView({
  width, height: 1000, horizon: 560, seed: 91, mirror: 0.6, glints: 100,
  sky: [[0, '#9CCBD2'], [0.6, '#DDECE8'], [1, '#FBEBD4']], water: [[0, '#E9DFCB'], [0.2, '#9CC6C8'], [1, '#3F8794']],
  sun: { x: 240, y: 260, r: 50, colour: '#FFFBF0', glow: '#FFE6C0' },
  ridges: [{ base: 562, height: 190, colour: '#8DB7BD', haze: '#DDE6DF', seed: 141, scale: 420 }, { base: 562, height: 90, colour: '#5B959C', haze: '#B4D0CA', seed: 144, scale: 300, trees: 9 }],
})
const child = bust({ skin: '#EDBE9C', hair: '#6B4022', style: 'bob', ground: '#ffffff', garment: 'roll', cloth: '#F2C879', turn: 0.5, tilt: -4, smile: 1.7, jaw: 1.0, brow: 0.7, lips: '#C2614F', seed: 21, frame: { shape: 'round', colour: coral, weight: 21 } })
const boat = (x: number, y: number, s: number, colour: string) => {
  const shape = path('M-130 -40L130 -40L86 40L-86 40Z', colour) + path('M0 -150L-86 -40L0 -40Z', mix(colour, '#ffffff', 0.45)) + path('M0 -150L86 -40L0 -40Z', mix(colour, '#06303C', 0.2)) + path('M-130 -40L0 -40L-30 40L-86 40Z', mix(colour, '#ffffff', 0.3)) + path('M130 -40L0 -40L30 40L86 40Z', mix(colour, '#06303C', 0.12)) + line('M-130 -40H130', mix(colour, '#ffffff', 0.7), 3)
  return `<g transform="translate(${x} ${y}) scale(${s})">` + soft(`<g transform="translate(0 80) scale(1 -.8)" opacity=".4">${shape}</g>`, 4) + glow(10, 44, 150, 18, '#06303C', 0.5) + shape + draw(3, (i) => `<ellipse cx="0" cy="44" rx="${130 + i * 44}" ry="${14 + i * 9}" fill="none" stroke="#fff" stroke-width="${4 - i}" opacity="${0.6 - i * 0.17}"/>`) + '</g>'
}
const body = defocus(width, 1000, view, 9) + glow(240, 220, 700, 560, '#FFF6E2', 0.5) +
  soft(`<circle cx="640" cy="560" r="420" fill="#06303C" opacity=".16"/>`, 26) + `<circle cx="600" cy="520" r="420" fill="#F7FAF7" opacity=".38"/><circle cx="600" cy="520" r="419" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>` +
  `<g transform="translate(600 560) scale(1.32)">${child}</g>` +
  shade(rect(0, pool, width, height - pool), [[0, '#BFE3E0'], [0.3, '#6FB6BD'], [1, '#1E6577']]) +
  clip(rect(0, pool, width, height - pool), glow(600, pool, 520, 200, '#F2C879', 0.45) + `<g transform="translate(0 ${pool - 20}) scale(1 .6)" opacity=".38">${caustics(width, 620, '#F4FFFA', { frequency: '.005 .009', seed: 17 })}</g>` + glints(0, width, pool + 4, height, 90, '#ffffff', 8, 0.7, 0.5)) +
  shade(rect(0, pool - 6, width, 16), [[0, '#ffffff', 0.9], [1, '#ffffff', 0]]) + boat(900, 985, 0.72, '#FFF9EE') + boat(300, 1070, 1, coral) + boat(640, 940, 0.42, '#F2C879')

export const scene = { width, height, svg: page(width, height, body) }
