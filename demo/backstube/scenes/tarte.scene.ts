import { bark, butter, circle, coral, cream, crust, fix, flour, frame, glow, gold, jam, line, move, path, range, rect, sage, sheet, toast } from './kit.ts'
import { sprinkle } from './bread.ts'

const [w, h] = [1200, 1200]
const [cx, cy] = [590, 600]
const at = (a: number, d: number) => `${fix(cx + Math.cos(a) * d)} ${fix(cy + Math.sin(a) * d)}`
const scallop = `M${range(36).map((i) => { const a = (i / 36) * Math.PI * 2; const b = ((i + 1) / 36) * Math.PI * 2; return `${i ? '' : at(a, 430)}Q${at((a + b) / 2, 476)} ${at(b, 430)}` }).join('')}Z`
const ring = (count: number, radius: number, size: number, turn: number) => sheetRing(range(count).map((i) => {
  const a = (i / count) * Math.PI * 2 + turn
  const tone = [coral, '#E2793F', '#D9573F', '#E88B4A'][i % 4]!
  return move(cx + Math.cos(a) * radius, cy + Math.sin(a) * radius, path(`M${-size} 0Q0 ${-size * 0.74} ${size} 0Q0 ${size * 0.5} ${-size} 0Z`, tone) + path(`M${-size} 0Q0 ${-size * 0.74} ${size} 0Q0 ${-size * 0.36} ${-size} 0Z`, jam) + path(`M${fix(-size * 0.6)} 2Q0 ${-size * 0.2} ${fix(size * 0.5)} 0Q0 ${size * 0.16} ${fix(-size * 0.6)} 2Z`, '#F6B877', 'opacity=".85"'), fix((a * 180) / Math.PI + 68))
}))
function sheetRing(pieces: string[]) { return [0, 1, 2].map((k) => sheet(pieces.filter((_, i) => i % 3 === k).join(''), 0)).join('') }
const wedge = `M${at(0.32, 12)}L${at(0.32, 490)}A490 490 0 0 1 ${at(0.86, 490)}Z`
const slice = move(112, 96, `<clipPath id="wedge"><path d="${wedge}"/></clipPath><g filter="url(#cut3)"><g clip-path="url(#wedge)"><use xlink:href="#pie"/></g></g>`)
const berries = ([[170, 240], [230, 190], [150, 170], [1060, 1060], [1000, 1100]] as const).map(([x, y]) => sheet(circle(x, y, 38, jam), 1) + circle(x - 12, y - 12, 9, '#E88078')).join('') + sheet(path('M200 250q60 60 130 30q-40-70-130-30z', sage), 1) + sheet(path('M1000 1040q-70-30-110 30q70 30 110-30z', sage), 1)
const pie = `<g id="pie">${sheet(path(scallop, crust), 0)}${sheet(circle(cx, cy, 408, toast), 0)}${range(36).map((i) => line(`M${at((i / 36) * Math.PI * 2, 404)}L${at((i / 36) * Math.PI * 2, 440)}`, bark, 6, 'opacity=".45"')).join('')}${sheet(circle(cx, cy, 376, butter), 0)}${circle(cx, cy, 366, gold)}${ring(26, 306, 92, 0)}${ring(18, 204, 84, 0.2)}${ring(11, 108, 74, 0)}${ring(5, 34, 54, 0.4)}</g>`
const body = rect(0, 0, w, h, '#EBD3AE') + sheet(path('M-20 760L1220 560V1220H-20Z', '#E2C397'), 1) + sheet(path('M-20 1000L1220 860V1220H-20Z', '#D9B584'), 1) + glow(400, 350, 760, 'sun', 0.5) + sheet(circle(cx, cy, 540, flour), 3) + sheet(circle(cx, cy, 500, cream), 0) + line(range(2).map((k) => `M${at(k * 3.14, 520)}A520 520 0 0 1 ${at(k * 3.14 + 3.1, 520)}`).join(''), jam, 5)
  + `<mask id="gap"><rect width="${w}" height="${h}" fill="#fff"/><path d="${wedge}" fill="#000"/></mask><g mask="url(#gap)"><g filter="url(#cut2)">${pie}</g></g>` + slice + sprinkle(3, cx - 60, cy, 380, 400, 170) + berries

export const scene = frame(w, h, cream, body)
