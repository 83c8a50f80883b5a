import { box, clip, disc, draw, grey, ink, line, page, path, ring, swell, yellow } from './kit.ts'

const [width, height] = [2000, 1250]
const [left, right, r] = [[730, 610], [1270, 610], 500] as const
const capsule = (x: number, y: number, length: number, thick: number, degrees: number, fill: string, nail = true) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})"><rect x="0" y="${-thick / 2}" width="${length}" height="${thick}" rx="${thick / 2}" fill="${fill}" stroke="${ink}" stroke-width="6"/>` +
  (nail ? `<rect x="12" y="${-thick * 0.24}" width="${thick * 0.5}" height="${thick * 0.48}" rx="${thick * 0.2}" fill="#FFFFFF" opacity=".75"/>` : '') +
  '</g>'
const sleeve = (x: number, w: number, fill: string) => box(x, 470, w, 330, fill)
const hand = (d: string, fill: string, shade: (x: number) => number) =>
  path(d, fill) + clip(`<path d="${d}"/>`, swell(600, 440, 800, 420, 12, shade, ink, '', 16)) + line(d, ink, 6)
const leftHand = 'M560 506H820C900 500 960 520 1020 560L1150 640C1190 690 1150 760 1080 752L900 770C800 790 700 764 560 764Z'
const rightHand = 'M1440 506H1180C1090 490 1010 500 960 540L880 610C850 690 900 770 1000 764H1440Z'
const body =
  draw(30, (i) => box(i * 69, 0, 1, height, grey[1])) +
  disc(left[0], left[1], r, grey[1]) +
  clip(
    `<circle cx="${left[0]}" cy="${left[1]}" r="${r}"/>`,
    swell(230, 110, 1000, 1000, 16, (x) => 0.62 - (x - 230) / 1300, ink, 'opacity=".9"'),
  ) +
  clip(
    `<circle cx="${right[0]}" cy="${right[1]}" r="${r}"/>`,
    box(770, 110, 1000, 1000, '#FFFFFF') + swell(770, 110, 1000, 1000, 16, (x) => (x - 900) / 1400, grey[4]),
  ) +
  ring(right[0], right[1], r, ink, 4) +
  ring(left[0], left[1], r, ink, 4) +
  clip(`<circle cx="${left[0]}" cy="${left[1]}" r="${r}"/>`, disc(right[0], right[1], r, yellow)) +
  `<g transform="rotate(-5 1000 625)">` +
  path('M-60 820H560L600 860H-60ZM1440 800H2060V850H1470Z', ink, 'opacity=".12"') +
  hand(leftHand, '#FFFFFF', (x) => (x - 760) / 900) +
  hand(rightHand, grey[2], (x) => Math.max(0, (x - 1180) / 460)) +
  capsule(838, 742, 250, 62, -8, grey[2]) +
  capsule(796, 690, 300, 66, -8, grey[2]) +
  capsule(786, 630, 320, 68, -8, grey[2]) +
  capsule(806, 570, 310, 66, -8, grey[2]) +
  clip('<path d="M1010 500H1440V770H1010Z"/>', path('M960 520H1440V764H1060Z', grey[2])) +
  clip(
    '<path d="M1060 509H1440V761H1060Z"/>',
    swell(1060, 500, 400, 280, 12, (x) => Math.max(0, (x - 1160) / 460), ink, '', 16),
  ) +
  path(
    'M840 520C900 440 980 420 1060 440C1110 452 1112 500 1070 510C1020 512 980 530 950 570Z',
    '#FFFFFF',
    `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  sleeve(-80, 600, ink) +
  clip(
    '<rect x="-80" y="470" width="600" height="330"/>',
    swell(-80, 470, 600, 330, 13, (_, y) => (y - 560) / 420, grey[4]),
  ) +
  box(510, 484, 74, 302, '#FFFFFF', `stroke="${ink}" stroke-width="6"`) +
  disc(547, 740, 12, ink) +
  sleeve(1480, 640, grey[4]) +
  clip(
    '<rect x="1480" y="470" width="640" height="330"/>',
    swell(1480, 470, 640, 330, 13, (_, y) => (y - 520) / 380, ink),
  ) +
  box(1416, 484, 74, 302, '#FFFFFF', `stroke="${ink}" stroke-width="6"`) +
  disc(1453, 740, 12, ink) +
  '</g>'

export const scene = { width, height, svg: page(width, height, body) }
