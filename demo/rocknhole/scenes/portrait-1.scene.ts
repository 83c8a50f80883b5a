import { acid, cream, fix, ink, line, pink, range, rng } from './kit.ts'
import { club } from './people.ts'
import { lit, portrait } from './portrait.ts'

const r = rng(2)
const curls = (count: number, cx: number, cy: number, rx: number, ry: number, from: number, to: number, size: number, fill: string) => range(count).map((i) => {
  const a = from + ((to - from) * i) / (count - 1)
  return `<circle cx="${fix(cx + Math.cos(a) * rx * (0.86 + r() * 0.24))}" cy="${fix(cy + Math.sin(a) * ry * (0.86 + r() * 0.24))}" r="${fix(size * (0.75 + r() * 0.5))}" fill="${fill}"/>`
}).join('')
const swirls = range(34).map(() => { const a = Math.PI * (0.9 + r() * 1.2); const d = 0.7 + r() * 0.4; const [x, y] = [500 + Math.cos(a) * 250 * d, 470 + Math.sin(a) * 250 * d]; return line(`M${fix(x - 22)} ${fix(y)}q6-26 26-20t12 26`, '#7a3a2c', 6, 'opacity=".7"') }).join('')

export const scene = portrait({
  sky: ['#5A1A45', '#8a2257'], disc: [pink, '#b51a59'], skin: ['#a9684a', '#5f2d38', '#e8a77c'], brow: '#1d1014', mouth: 'grin', lips: '#8a2344',
  hairBack: `<ellipse cx="500" cy="520" rx="270" ry="290" fill="#24121a"/>${curls(30, 500, 510, 268, 280, 0.2, Math.PI * 2.1, 74, '#24121a')}`,
  hairFront: curls(15, 500, 440, 176, 120, Math.PI * 0.98, Math.PI * 2.02, 54, '#331922') + curls(9, 500, 360, 130, 60, Math.PI, Math.PI * 2, 62, '#331922'),
  behind: lit(club([190, 1180], [60, 560], 1.5, acid)),
  jacket: lit('<path d="M70 1260Q80 1000 250 930L420 860Q500 960 590 860L750 930Q920 1000 930 1260Z" fill="#d5306f"/>') + `<path d="M390 880Q500 1040 620 876L640 1260H360Z" fill="${cream}"/><path d="M400 870L330 940L430 1040L470 960ZM610 870L680 940L580 1040L530 960Z" fill="#8c1f56"/>` + line('M360 1260L330 1000M640 1260L672 1000', '#8c1f56', 10) + `<circle cx="250" cy="1080" r="52" fill="${cream}"/><path d="M266 1040L222 1090H246L232 1124L280 1070H254Z" fill="${ink}"/>` + line('M140 1160q60 20 60 90M860 1140q-50 30-60 110', '#8c1f56', 12),
  extra: `<g>${swirls}</g>` + [330, 670].map((x) => `<circle cx="${x}" cy="650" r="44" fill="none" stroke="${acid}" stroke-width="11"/>`).join(''),
  path: 'M-20 300C200 40 600-40 1020 260',
})
