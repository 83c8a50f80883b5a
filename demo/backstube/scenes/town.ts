import { bark, butter, charcoal, circle, coral, cream, crust, fix, flour, gold, jam, line, path, peach, poly, range, rect, sage, sheet, toast, type Point, type Rand } from './kit.ts'

export function house(r: Rand, x: number, y: number, w: number, h: number, wall: string, roof: string, gable = true) {
  const cols = Math.max(2, Math.round(w / 62))
  const rows = Math.max(1, Math.round(h / 92))
  const windows = range(rows).flatMap((row) => range(cols).map((col) => {
    const [ww, wh] = [(w / cols) * 0.42, (h / rows) * 0.52]
    const [px, py] = [x + (w / cols) * (col + 0.5) - ww / 2, y - h + (h / rows) * (row + 0.26)]
    const shutter = roof === jam ? sage : jam
    return rect(px, py, ww, wh, r() < 0.4 ? butter : bark) + rect(px + ww / 2 - 1.5, py, 3, wh, cream) + rect(px - ww * 0.36, py - 2, ww * 0.3, wh + 4, shutter, 'opacity=".85"') + rect(px + ww * 1.06, py - 2, ww * 0.3, wh + 4, shutter, 'opacity=".85"')
  })).join('')
  const top: Point[] = gable ? [[x - 12, y - h + 6], [x + w / 2, y - h - w * 0.62], [x + w + 12, y - h + 6]] : [[x - 14, y - h + 8], [x + w * 0.12, y - h - w * 0.34], [x + w * 0.88, y - h - w * 0.34], [x + w + 14, y - h + 8]]
  const tiles = range(5).map((i) => line(`M${fix(x + w * 0.1 + i * w * 0.06)} ${fix(y - h - 10 - i * w * (gable ? 0.1 : 0.055))}H${fix(x + w * 0.9 - i * w * 0.06)}`, '#3d1c0c', 3, 'opacity=".25" stroke-dasharray="14 7"')).join('')
  const chimney = rect(x + w * 0.66, y - h - w * 0.5, w * 0.1, w * 0.34, bark)
  return sheet(rect(x, y - h, w, h + 20, wall), 1) + windows + sheet(chimney + poly(top, roof), 0) + tiles + (gable ? circle(x + w / 2, y - h - w * 0.2, w * 0.06, bark) : '')
}

export function munot(x: number, y: number, s: number, stone = '#E4BC8A', shade = '#C9935C', roof = jam) {
  const merlons = (x1: number, x2: number, top: number, count: number, fill: string) => range(count).map((i) => rect(x1 + ((x2 - x1) * i) / count, top, ((x2 - x1) / count) * 0.62, 34, fill)).join('')
  const slots = (y0: number, xs: number[]) => xs.map((px) => `<path d="M${px - 12} ${y0 + 40}v-24a12 14 0 0 1 24 0v24z" fill="${bark}"/>`).join('')
  const blocks = range(26).map((i) => rect(-330 + ((i * 137) % 640), -210 + ((i * 53) % 190), 44, 15, shade, 'opacity=".55"')).join('')
  const tower = sheet(`<path d="M150 0L158-470H292L300 0Z" fill="${shade}"/>`, 1) + sheet(rect(138, -520, 174, 70, stone) + merlons(138, 312, -548, 6, stone), 0) + sheet(poly([[150, -546], [225, -730], [300, -546]], roof), 1) + line('M225-730V-780', bark, 6) + sheet(poly([[226, -780], [290, -764], [226, -746]], jam), 0) + slots(-430, [196, 256]) + slots(-330, [226])
  const ring = sheet(`<path d="M-350 20L-340-250Q0-300 340-250L350 20Q0 60-350 20Z" fill="${stone}"/>`, 2) + `<path d="M120-278Q240-270 340-250L350 20Q250 40 130 44Z" fill="${shade}" opacity=".6"/>` + blocks + sheet(`<path d="M-356-240Q0-292 356-240L352-200Q0-250-352-200Z" fill="${shade}"/>`, 0) + sheet(range(17).map((i) => { const px = -350 + i * 41.2; return rect(px, -298 + 26 * ((px + 12) / 350) ** 2, 26, 36, stone) }).join(''), 0) + slots(-150, [-250, -150, -50, 50, 150, 250])
  const side = sheet(`<path d="M-420 30L-412-150Q-360-170-310-150L-300 34Z" fill="${shade}"/>`, 1) + sheet(poly([[-424, -148], [-360, -236], [-296, -148]], roof), 0) + slots(-100, [-360])
  return `<g transform="translate(${x} ${y}) scale(${s})">${tower}${ring}${side}</g>`
}

export function vines(x: number, y: number, w: number, h: number, rows: number, tone: string) {
  return range(rows).map((i) => {
    const t = i / rows
    const yy = y + h * t
    return line(`M${fix(x + w * 0.12 * (1 - t))} ${fix(yy)}q${fix(w * 0.25)} ${fix(-14)} ${fix(w * 0.5)} 0t${fix(w * 0.42)} 4`, tone, 8 + t * 6, 'stroke-dasharray="3 21"') + line(`M${fix(x + w * 0.12 * (1 - t))} ${fix(yy + 8)}q${fix(w * 0.25)} ${fix(-14)} ${fix(w * 0.5)} 0t${fix(w * 0.42)} 4`, bark, 2.5, 'opacity=".5"')
  }).join('')
}

export const sunrise = (x: number, y: number, rings: number[], tones: string[]) => rings.map((r, i) => sheet(circle(x, y, r, tones[i]!), i < 2 ? 2 : 1)).join('')
export const cloud = (x: number, y: number, s: number, fill = flour) => sheet(`<path transform="translate(${x} ${y}) scale(${s})" d="M-180 30Q-220 30-214-6Q-200-34-160-28Q-150-84-84-80Q-50-120 10-96Q60-110 84-64Q150-80 164-28Q216-28 210 10Q206 34 170 30Z" fill="${fill}"/>`, 2)
export const birds = (points: Point[]) => points.map(([x, y]) => line(`M${x - 22} ${y - 8}q14-10 22 8q8-18 24-8`, charcoal, 5)).join('')
export const roofs = [jam, toast, coral, crust, '#A23A2E']
export const walls = [cream, flour, peach, butter, '#EFD3B0', gold]
export const smoke = (x: number, y: number, s: number) => sheet(path(`M${x} ${y}q${-30 * s} ${-40 * s} 0 ${-76 * s}t${10 * s} ${-90 * s}q${50 * s} ${10 * s} ${40 * s} ${60 * s}t${-20 * s} ${60 * s}t${-14 * s} ${50 * s}z`, flour, 'opacity=".92"'), 1)
