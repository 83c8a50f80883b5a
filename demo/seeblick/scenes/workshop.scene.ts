import { box, clip, draw, glow, lake, line, linear, linearAt, mix, page, path, radial, random, rect, round, shade, soft } from './kit.ts'
import { glasses, place } from './glasses.ts'
import { haze, lakeView } from './landscape.ts'
import { lens, zoom } from './optics.ts'

const [width, height, bench] = [2000, 1250, 860]
const next = random(41)
const view = lakeView({
  width: 760,
  height: 620,
  horizon: 380,
  seed: 71,
  mirror: 0.7,
  glints: 90,
  sky: [
    [0, '#7FB0BB'],
    [0.6, '#D6E6E2'],
    [1, '#FBE3C6'],
  ],
  water: [
    [0, '#EBD9C0'],
    [0.2, '#86B6BC'],
    [1, '#215E6E'],
  ],
  sun: { x: 240, y: 250, r: 24, colour: '#FFF6E4', glow: '#FFD9A8' },
  shore: haze(760, 370, 30, '#FFF3E0', 0.6),
  ridges: [
    { base: 382, height: 120, colour: '#7BA6B0', haze: '#D8DED6', seed: 131, scale: 260 },
    { base: 382, height: 52, colour: '#33707D', haze: '#9CBDB9', seed: 134, scale: 200, trees: 7 },
  ],
})
const steel = (shape: string, vertical = false) =>
  shade(
    shape,
    [
      [0, '#F7FAFA'],
      [0.3, '#AFC1C5'],
      [0.7, '#6A868E'],
      [1, '#33505A'],
    ],
    vertical ? [0, 0, 0, 1] : [0, 0, 1, 0],
  )
const driver = (x: number, y: number, h: number, colour: string) =>
  steel(rect(x - 4, y - h, 8, h * 0.6)) +
  shade(
    rect(x - 13, y - h * 0.52, 26, h * 0.52, 9),
    [
      [0, mix(colour, '#ffffff', 0.5)],
      [0.4, colour],
      [1, mix(colour, '#04161D', 0.5)],
    ],
    [0, 0, 1, 0],
  ) +
  box(x - 13, y - h * 0.16, 26, 5, '#04161D', 0, 'opacity=".35"')
const pliers = (x: number, y: number, turn: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  soft(path('M-10 -60L10 -60L40 130L-40 130Z', '#020C10', 'opacity=".4" transform="translate(14 16)"'), 10) +
  line('M-8 6C-40 60 -44 110 -34 160', colour, 19) +
  line('M8 6C40 60 44 110 34 160', mix(colour, '#04161D', 0.25), 19) +
  line('M-12 10C-42 60 -46 110 -37 156', '#ffffff', 3, 'opacity=".5"') +
  steel('<path d="M-16 10C-20 -20 -6 -70 -2 -96L0 -96L0 14Z"/>') +
  steel('<path d="M16 10C20 -20 6 -70 2 -96L0 -96L0 14Z"/>') +
  '<circle r="11" cy="2" fill="#DCE6E7"/><circle r="4" cy="2" fill="#33505A"/></g>'
const peg = draw(26 * 13, (i) => `<circle cx="${60 + (i % 26) * 46}" cy="${50 + Math.floor(i / 26) * 46}" r="3.4" fill="#04161D" opacity=".45"/>`)
const blanks = draw(5, (i) =>
  lens(1370 + i * 92, 812 - (i % 2) * 6, 42, box(1320 + i * 92, 760, 110, 110, mix('#8FBCC2', '#E9DFCF', i / 5)), { ring: 0.4, shadow: 0.5 }),
)
const woodgrain = draw(44, () => {
  const y = round(bench + 44 + next() * 340)
  return line(
    `M-20 ${y}C600 ${round(y + (next() - 0.5) * 26)} 1300 ${round(y + (next() - 0.5) * 26)} 2020 ${y}`,
    '#3A2413',
    1 + next() * 2.4,
    `opacity="${round((0.08 + next() * 0.16) * 10) / 10}"`,
  )
})
const edger =
  soft(box(150, 520, 420, 340, '#020C10', 30, 'opacity=".5"'), 24) +
  shade(
    rect(120, 490, 420, 370, 34),
    [
      [0, '#FBF8F1'],
      [0.45, '#E4DCCD'],
      [1, '#9E9483'],
    ],
    [0, 0, 1, 0.6],
  ) +
  shade(rect(150, 520, 360, 150, 20), [
    [0, '#12414F'],
    [1, '#061F28'],
  ]) +
  draw(5, (i) =>
    line(
      `M${190 + i * 66} 650C${196 + i * 66} ${600 - i * 8} ${220 + i * 66} ${580 + i * 6} ${250 + i * 66} ${600 - (i % 2) * 22}`,
      '#7FD0D2',
      3,
      'opacity=".7"',
    ),
  ) +
  '<circle cx="250" cy="595" r="46" fill="none" stroke="#E9FFFA" stroke-width="4" opacity=".9"/><circle cx="250" cy="595" r="30" fill="none" stroke="#E4572E" stroke-width="3" stroke-dasharray="8 7"/>' +
  '<circle cx="330" cy="765" r="70" fill="#8E8676"/>' +
  '<circle cx="330" cy="762" r="68" fill="#0B2731"/>' +
  lens(330, 762, 52, box(270, 700, 120, 120, '#8FC3C8') + glow(310, 740, 70, 60, '#fff', 0.8), { ring: 0.6, shadow: 0.3 }) +
  draw(
    3,
    (i) => `<circle cx="${448 + (i % 2) * 36}" cy="${730 + i * 30}" r="12" fill="${['#E4572E', '#2E6473', '#CDBFA6'][i]}" stroke="#7C7363" stroke-width="2"/>`,
  ) +
  glow(170, 520, 200, 90, '#fff', 0.6)
const lamp =
  line('M1180 860L1120 560L900 330', '#DCE6E7', 15) +
  line('M1176 856L1116 560L898 334', '#5E7A82', 5, 'opacity=".8"') +
  '<circle cx="1118" cy="560" r="17" fill="#B88A4A"/><circle cx="1114" cy="556" r="5" fill="#fff" opacity=".7"/>' +
  steel(rect(1112, 838, 140, 24, 10), true) +
  `<g transform="translate(880 330) rotate(24)">${shade(
    '<path d="M-40 -30C-30 -60 30 -60 40 -30L104 70L-104 70Z"/>',
    [
      [0, '#F7A98B'],
      [0.4, '#E4572E'],
      [1, '#8E2F18'],
    ],
    [0, 0, 1, 0],
  )}<ellipse cx="0" cy="70" rx="104" ry="20" fill="#FFF6DF"/></g>`
const body =
  `<defs>${radial(
    'wall',
    [
      [0, '#3B7483'],
      [0.5, '#17495A'],
      [1, '#0A2A36'],
    ],
    0.42,
    0.5,
    0.75,
  )}${linearAt(
    'cone',
    [
      [0, '#FFF3D4', 0.75],
      [1, '#FFEBC0', 0.05],
    ],
    860,
    400,
    800,
    880,
  )}${linear('top', [
    [0, '#E2BE93'],
    [0.12, '#C79A6B'],
    [1, '#7C5634'],
  ])}</defs>` +
  box(0, 0, width, height, 'url(#wall)') +
  clip(rect(0, 0, 1240, bench), peg) +
  glow(830, 700, 760, 420, '#FFE3B4', 0.42) +
  pliers(210, 200, 0, '#E4572E') +
  pliers(340, 200, 0, '#2E6473') +
  pliers(470, 200, 0, '#E9DFCF') +
  draw(4, (i) =>
    place(
      glasses({ shape: (['round', 'panto', 'cat', 'hex'] as const)[i]!, colour: ['#C9A35B', '#DCC7A4', '#E9DFCF', '#8FB6BC'][i]!, glassOpacity: 0.1 }),
      650 + (i % 2) * 190,
      130 + Math.floor(i / 2) * 110,
      0.34,
    ),
  ) +
  soft(box(1330, 96, 620, 560, '#020C10', 6, 'opacity=".45"'), 18) +
  clip(rect(1320, 90, 620, 560), `<g transform="translate(1260 70)">${view}</g>` + path('M1320 90H1500L1360 650H1320Z', '#fff', 'opacity=".12"')) +
  `<rect x="1320" y="90" width="620" height="560" fill="none" stroke="#E9DFCF" stroke-width="20"/><path d="M1630 90V650" stroke="#E9DFCF" stroke-width="14"/>` +
  box(1290, 650, 680, 26, '#F4EADB') +
  shade(rect(1300, 676, 660, 60), [
    [0, '#020C10', 0.45],
    [1, '#020C10', 0],
  ]) +
  box(0, bench, width, height - bench, 'url(#top)') +
  woodgrain +
  box(0, bench, width, 5, '#FFEBCB', 0, 'opacity=".8"') +
  shade(rect(0, bench + 150, width, 240), [
    [0, '#20130A', 0],
    [1, '#20130A', 0.6],
  ]) +
  glow(810, bench + 60, 620, 110, '#FFF1CF', 0.75) +
  glow(340, 870, 330, 34, '#140B05', 0.8) +
  edger +
  shade(rect(1630, 770, 300, 92, 8), [
    [0, '#A9794D'],
    [1, '#5E3E24'],
  ]) +
  draw(7, (i) => driver(1660 + i * 40, 800, 150 + (i % 3) * 22, ['#E4572E', '#E9DFCF', '#2E6473', '#C9A35B'][i % 4]!)) +
  shade(rect(1630, 790, 300, 72, 8), [
    [0, '#B98655'],
    [1, '#5E3E24'],
  ]) +
  glow(1560, 868, 280, 24, '#140B05', 0.6) +
  blanks +
  soft(path('M800 396L940 440L1160 870L470 870Z', 'url(#cone)'), 10) +
  lamp +
  glow(800, 880, 280, 30, '#140B05', 0.75) +
  steel(rect(770, 800, 60, 66)) +
  steel(rect(690, 850, 220, 24, 8), true) +
  steel(rect(752, 776, 96, 30, 8), true) +
  soft(place(glasses({ shape: 'panto', colour: '#20130A', glassOpacity: 0 }), 830, 950, 0.9), 12, 'opacity=".3"') +
  place(
    glasses({ shape: 'panto', colour: '#123C4B', inside: () => zoom(box(-140, -140, 280, 280, '#FFE9C4', 0, 'opacity=".35"'), 0, 0, 1) }),
    800,
    724,
    1.0,
    -3,
  ) +
  glow(810, 700, 320, 180, '#FFF3D4', 0.35) +
  pliers(1010, 1030, 68, '#E4572E') +
  box(0, 0, width, height, lake, 0, 'opacity=".04"')

export const scene = { width, height, svg: page(width, height, body, { vignette: 0.35 }) }
