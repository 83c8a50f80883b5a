import { clip, glow, line, linear, mix, path, soft, uid } from './kit.ts'

export type Shape = 'round' | 'panto' | 'square' | 'cat' | 'aviator' | 'hex' | 'oval' | 'slim'

/** Right-hand lens outlines around 0,0, about 200 units wide; the nose is on the left. */
export const outline: Record<Shape, string> = {
  round: 'M-92 0A92 92 0 1 1 92 0A92 92 0 1 1 -92 0Z',
  panto: 'M-94 -22C-94 -70 -58 -82 0 -82C58 -82 98 -72 98 -24C98 40 60 86 4 86C-52 86 -94 40 -94 -22Z',
  square:
    'M-95 -30C-94 -58 -78 -66 -46 -67C0 -69 46 -72 76 -72C98 -72 105 -58 103 -36C100 -4 98 16 92 36C84 60 66 66 30 67C-10 68 -40 68 -62 64C-84 58 -95 14 -95 -30Z',
  cat: 'M-94 -14C-90 -46 -62 -56 -20 -62C30 -70 74 -82 120 -96C122 -62 116 -18 98 22C82 56 52 70 6 70C-50 70 -90 42 -94 -14Z',
  aviator: 'M-86 -46C-84 -68 -66 -76 -10 -76C60 -76 104 -70 106 -38C108 18 76 88 18 92C-44 94 -84 20 -86 -46Z',
  hex: 'M-96 -6L-62 -74L58 -76L100 -18L66 74L-52 76Z',
  oval: 'M-98 0C-98 -46 -56 -62 0 -62C58 -62 102 -46 102 0C102 46 58 64 0 64C-56 64 -98 46 -98 0Z',
  slim: 'M-96 -22C-96 -44 -82 -51 -52 -52C0 -54 50 -57 80 -56C100 -55 107 -44 104 -24C102 0 98 14 92 26C82 46 62 51 26 52C-10 53 -40 54 -64 48C-86 42 -95 10 -96 -22Z',
}

export type Frame = {
  shape: Shape
  colour: string
  weight?: number
  glass?: string
  glassOpacity?: number
  gradient?: string
  metal?: boolean
  temples?: boolean
  inside?: (side: -1 | 1) => string
}

/** Front view, bridge at 0,0, about 450 units wide. */
export function glasses({ shape, colour, weight = 15, glass = '#CFE4E6', glassOpacity = 0.3, gradient, metal = false, temples = true, inside }: Frame) {
  const d = outline[shape]
  const [rim, pane, sheen] = [uid('f'), uid('f'), uid('f')]
  const width = metal ? 6 : weight
  const [dark, light] = [mix(colour, '#04141A', 0.5), mix(colour, '#ffffff', metal ? 0.75 : 0.45)]
  const offset = 122
  const one = (side: -1 | 1) =>
    `<g transform="translate(${side * offset} 0) scale(${side} 1)">` +
    clip(
      `<path d="${d}"/>`,
      (inside ? `<g transform="scale(${side} 1)">${inside(side)}</g>` : '') +
        path(d, `url(#${pane})`, `opacity="${glassOpacity}"`) +
        path(
          side > 0
            ? 'M-120 -110L-20 -110L-96 110L-170 110Z M6 -110L34 -110L-42 110L-70 110Z'
            : 'M120 -110L20 -110L96 110L170 110Z M-6 -110L-34 -110L42 110L70 110Z',
          `url(#${sheen})`,
        ) +
        line(d, '#04141A', width + 10, 'opacity=".16"'),
    ) +
    line(d, dark, width + 1.5, 'transform="translate(0 2)"') +
    line(d, `url(#${rim})`, width) +
    line(d, light, width * 0.16, `transform="translate(${side * -width * 0.12} ${-width * 0.2})" opacity=".75" stroke-dasharray="150 26 90 400"`) +
    '</g>'
  const arm = (side: -1 | 1) => {
    const hinge = {
      cat: [222, -70],
      aviator: [226, -44],
      round: [214, -18],
      panto: [220, -40],
      square: [222, -44],
      hex: [220, -26],
      oval: [222, -16],
      slim: [224, -34],
    }[shape]
    const [x, y] = [hinge[0]!, hinge[1]!]
    return (
      `<g transform="scale(${side} 1)">` +
      line(`M${x + 10} ${y}C${x + 4} ${y + 30} ${x - 40} ${y + 40} ${x - 70} ${y + 52}`, dark, width * 0.7, 'opacity=".55"') +
      line(`M${x - 8} ${y}L${x + 12} ${y - 1}`, `url(#${rim})`, width * 1.15) +
      `<circle cx="${x - 1}" cy="${y - 1}" r="${metal ? 2 : 2.6}" fill="${light}"/></g>`
    )
  }
  const y = shape === 'aviator' ? -42 : shape === 'round' ? -22 : -28
  const bridge = `M-40 ${y + 12}C-20 ${y - 14} 20 ${y - 14} 40 ${y + 12}`
  return (
    `<defs>${linear(rim, [
      [0, light],
      [0.22, colour],
      [0.62, mix(colour, '#04141A', 0.16)],
      [1, mix(colour, '#ffffff', 0.12)],
    ])}
    ${linear(pane, [
      [0, gradient ?? glass],
      [1, glass],
    ])}${linear(sheen, [
      [0, '#ffffff', 0.55],
      [1, '#ffffff', 0.03],
    ])}</defs>` +
    (temples ? arm(-1) + arm(1) : '') +
    line(bridge, dark, width + 3, 'transform="translate(0 3)"') +
    line(bridge, mix(colour, '#ffffff', 0.08), width + 2) +
    one(-1) +
    one(1) +
    line(bridge, light, width * 0.2, `transform="translate(0 ${-width * 0.3})" opacity=".7" stroke-dasharray="46 200" stroke-dashoffset="-12"`) +
    (shape === 'aviator' ? line('M-44 -66C-20 -74 20 -74 44 -66', colour, width * 0.9) + line('M-44 -67C-20 -75 20 -75 44 -67', light, width * 0.25) : '') +
    `<ellipse cx="-24" cy="22" rx="6" ry="13" transform="rotate(18 -24 22)" fill="#ffffff" opacity=".5"/><ellipse cx="24" cy="22" rx="6" ry="13" transform="rotate(-18 24 22)" fill="#ffffff" opacity=".5"/>`
  )
}

export const place = (content: string, x: number, y: number, scale: number, rotate = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale})">${content}</g>`

/** Shadow and the bright caustic a pair of glasses throws on what stands behind it. */
export function cast(shape: Shape, colour: string, dx: number, dy: number, amount = 10, opacity = 0.35) {
  const d = outline[shape]
  const pair = (content: string) => `<g transform="translate(-122 0) scale(-1 1)">${content}</g><g transform="translate(122 0)">${content}</g>`
  return (
    `<g transform="translate(${dx} ${dy})">` +
    soft(pair(path(d, colour, 'opacity=".45"') + line(d, colour, 15)) + line('M-34 -22C-18 -44 18 -44 34 -22', colour, 14), amount, `opacity="${opacity}"`) +
    pair(glow(4, 18, 62, 44, '#FFF8EA', 0.6)) +
    '</g>'
  )
}
