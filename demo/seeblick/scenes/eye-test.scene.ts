import { box, clip, draw, glow, ink, lake, line, linear, linearAt, page, path, radial, rect, round, shade, soft } from './kit.ts'
import { lakeView } from './landscape.ts'
import { lens, zoom } from './optics.ts'

const [width, height] = [2000, 1250]
const view = lakeView({
  width,
  height,
  horizon: 690,
  seed: 33,
  mirror: 0.75,
  glints: 120,
  sky: [
    [0, '#9CC4C9'],
    [0.55, '#E3E9E2'],
    [0.85, '#FBDDBF'],
    [1, '#F9BE93'],
  ],
  water: [
    [0, '#F3C9A3'],
    [0.18, '#8FBCC1'],
    [1, '#1E5D6E'],
  ],
  sun: { x: 1000, y: 612, r: 40, colour: '#FFF3DE', glow: '#FFAE80' },
  ridges: [
    { base: 692, height: 170, colour: '#7FA9B3', haze: '#E5DACB', seed: 61, scale: 500 },
    { base: 692, height: 80, colour: '#2F6676', haze: '#8FB2B2', seed: 64, scale: 360, trees: 8 },
  ],
})
const disc = (x: number, y: number, r: number, fill: string, extra = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`
const knob = (x: number, y: number, r: number, ticks = 40) =>
  soft(disc(x + r * 0.12, y + r * 0.2, r, ink, 'opacity=".55"'), r * 0.12) +
  disc(x, y, r, 'url(#steel)') +
  draw(
    ticks,
    (i) =>
      `<rect x="${x - 2}" y="${y - r}" width="4" height="${round(r * 0.16)}" fill="#0B2A35" opacity=".55" transform="rotate(${(i * 360) / ticks} ${x} ${y})"/>`,
  ) +
  disc(x, y, r * 0.78, 'url(#steelBack)') +
  disc(x, y, r * 0.7, 'url(#cap)') +
  line(`M${x} ${y - r * 0.2}V${y - r * 0.56}`, '#E4572E', r * 0.07)
const half = (side: -1 | 1) => {
  const x = 1000 + side * 330
  const outer = `M${x - 300} 640C${x - 300} 400 ${x - 190} 306 ${x} 306C${x + 190} 306 ${x + 300} 400 ${x + 300} 640C${x + 300} 860 ${x + 200} 976 ${x} 976C${x - 200} 976 ${x - 300} 860 ${x - 300} 640Z`
  return (
    soft(path(outer, '#021016', 'opacity=".7" transform="translate(26 54)"'), 34) +
    path(outer, 'url(#shell)') +
    line(outer, '#ffffff', 3, 'opacity=".4" transform="translate(-2 -3)"') +
    line(outer, '#04161D', 3, 'opacity=".5" transform="translate(2 4)"') +
    clip(`<path d="${outer}"/>`, glow(x - 120, 380, 300, 170, '#ffffff', 0.28) + glow(x + 150, 920, 300, 180, '#03141B', 0.7)) +
    disc(x, 640, 226, '#06212B') +
    disc(x, 640, 220, 'url(#steel)') +
    draw(
      72,
      (i) =>
        `<rect x="${x - (i % 6 ? 1 : 2)}" y="428" width="${i % 6 ? 2 : 4}" height="${i % 6 ? 14 : 26}" fill="#0A2A36" opacity="${i % 6 ? 0.55 : 0.9}" transform="rotate(${i * 5} ${x} 640)"/>`,
    ) +
    disc(x, 640, 178, '#0A2933') +
    disc(x, 640, 172, 'url(#steelBack)') +
    disc(x, 640, 150, '#04171F') +
    lens(x, 640, 136, zoom(view, 1000, 660, 0.62, side * 330 + side * 10, -20), { ring: 0.7, shadow: 0, tintOpacity: 0.02 }) +
    path(`M${x - 10} 440L${x + 10} 440L${x} 458Z`, '#E4572E', `transform="rotate(${side * 28} ${x} 640)"`) +
    knob(x + side * 238, 872, 78) +
    knob(x - side * 30, 912, 56, 30) +
    knob(x + side * 270, 470, 50, 28) +
    draw(
      4,
      (i) =>
        disc(x - 84 + i * 56, 372 - Math.abs(1.5 - i) * -8, 7, '#0A2933') + disc(x - 86 + i * 56, 370 + Math.abs(1.5 - i) * 8, 5, '#6E939C', 'opacity=".6"'),
    )
  )
}
const body =
  `<defs>${radial(
    'room',
    [
      [0, '#2F7182'],
      [0.45, '#16495A'],
      [1, '#071F29'],
    ],
    0.32,
    0.3,
    0.9,
  )}
  ${linear(
    'shell',
    [
      [0, '#3F7080'],
      [0.3, '#1D4A5A'],
      [0.75, '#0D303D'],
      [1, '#071D26'],
    ],
    0.1,
    0,
    0.8,
    1,
  )}
  ${linear(
    'steel',
    [
      [0, '#FFFFFF'],
      [0.3, '#C4D3D6'],
      [0.55, '#7A979E'],
      [0.8, '#DCE6E7'],
      [1, '#5C7B84'],
    ],
    0,
    0,
    1,
    1,
  )}
  ${linear(
    'steelBack',
    [
      [0, '#5C7B84'],
      [0.4, '#A9BDC1'],
      [0.7, '#EAF1F1'],
      [1, '#7C989F'],
    ],
    0,
    0,
    1,
    1,
  )}
  ${radial(
    'cap',
    [
      [0, '#F4F8F7'],
      [0.6, '#AEC2C6'],
      [1, '#65858E'],
    ],
    0.35,
    0.3,
    0.8,
  )}
  ${linearAt(
    'ray',
    [
      [0, '#FFE9CF', 0.5],
      [1, '#FFE9CF', 0],
    ],
    0,
    0,
    1300,
    1100,
  )}</defs>` +
  box(0, 0, width, height, 'url(#room)') +
  glow(330, 260, 900, 620, '#8CC3C6', 0.4) +
  soft(
    draw(5, (i) => box(-40 + i * 150, 40, 118, 520, '#BFE0DD', 6, `opacity="${0.1 + i * 0.015}"`)),
    26,
  ) +
  soft(
    path('M-80 -60L260 -60L1300 1250L700 1250Z', 'url(#ray)') + path('M420 -60L520 -60L1640 1250L1460 1250Z', 'url(#ray)', 'opacity=".6"'),
    30,
    'opacity=".55"',
  ) +
  shade(
    rect(640, 0, 40, 260),
    [
      [0, '#7A979E'],
      [0.4, '#E3ECEC'],
      [1, '#3C5A63'],
    ],
    [0, 0, 1, 0],
  ).replace(/x="640"/, 'x="980"') +
  shade(rect(560, 220, 880, 58, 29), [
    [0, '#E9F0F0'],
    [0.35, '#9FB5BA'],
    [1, '#34525C'],
  ]) +
  shade(rect(905, 150, 190, 120, 22), [
    [0, '#4A7988'],
    [1, '#0C2F3C'],
  ]) +
  shade(rect(628, 262, 74, 90, 12), [
    [0, '#2C5A69'],
    [1, '#0A2731'],
  ]) +
  shade(rect(1298, 262, 74, 90, 12), [
    [0, '#2C5A69'],
    [1, '#0A2731'],
  ]) +
  half(-1) +
  half(1) +
  shade(rect(946, 560, 108, 92, 26), [
    [0, '#3F7080'],
    [1, '#0A2731'],
  ]) +
  knob(1000, 606, 34, 22) +
  glow(200, 120, 760, 520, '#FFE3C2', 0.24) +
  glow(1900, 1250, 900, 420, lake, 0.6)

export const scene = { width, height, svg: page(width, height, body, { vignette: 0.4 }) }
