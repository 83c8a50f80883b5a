import { clip, draw, glow, line, linear, mix, path, soft, uid } from './kit.ts'

export type Garment = 'coat' | 'roll' | 'shirt' | 'blouse' | 'cardigan'

const shoulders =
  'M-128 262C-190 300 -300 318 -348 380C-388 432 -400 520 -410 640L410 640C400 520 388 432 348 380C300 318 190 300 128 262C90 320 -90 320 -128 262Z'

function folds(dark: string) {
  return soft(
    line('M-268 400C-252 470 -258 540 -270 640', dark, 16) +
      line('M262 396C244 470 256 550 270 640', dark, 20) +
      line('M-330 420C-300 440 -290 480 -286 520', dark, 10),
    12,
    'opacity=".34"',
  )
}

export function dress(kind: Garment, cloth: string, accent = '#E4572E') {
  const [light, dark] = [mix(cloth, '#ffffff', 0.26), mix(cloth, '#04161D', 0.42)]
  const id = uid('d')
  const base = `<defs>${linear(
    id,
    [
      [0, light],
      [0.5, cloth],
      [1, mix(cloth, '#04161D', 0.3)],
    ],
    0,
    0,
    1,
    0.5,
  )}</defs>`
  const body = (content: string) =>
    base +
    path(shoulders, `url(#${id})`) +
    clip(`<path d="${shoulders}"/>`, folds(dark) + content + glow(-250, 350, 170, 90, '#FFF6E8', 0.3) + glow(330, 600, 220, 220, '#04161D', 0.35))
  const rib = (from: number, to: number, count: number, y0: number, y1: number) =>
    draw(count, (i) => {
      const x = from + ((to - from) * i) / (count - 1)
      return line(`M${x * 0.86} ${y0}Q${x} ${(y0 + y1) / 2} ${x * 1.06} ${y1}`, dark, 3, 'opacity=".28"')
    })
  if (kind === 'roll') {
    const collar = 'M-98 196C-60 236 60 236 98 196C104 240 112 270 128 296C70 350 -70 350 -128 296C-112 270 -104 240 -98 196Z'
    return (
      body(draw(30, (i) => line(`M${-400 + i * 28} 300C${-392 + i * 27} 420 ${-396 + i * 27} 520 ${-400 + i * 28} 640`, dark, 3, 'opacity=".16"'))) +
      soft(path(collar, '#04161D', 'transform="translate(6 16)" opacity=".35"'), 9) +
      path(collar, `url(#${id})`) +
      clip(`<path d="${collar}"/>`, rib(-112, 112, 22, 200, 330) + glow(90, 280, 60, 80, '#04161D', 0.4)) +
      line('M-98 196C-60 236 60 236 98 196', light, 5, 'opacity=".7"')
    )
  }
  if (kind === 'coat') {
    const lapel = (s: number) =>
      path(`M${s * 84} 250L${s * 150} 282L${s * 128} 420L${s * 10} 600L${s * 2} 560Z`, mix(cloth, s < 0 ? '#ffffff' : '#04161D', s < 0 ? 0.5 : 0.12)) +
      line(`M${s * 128} 420L${s * 10} 600`, dark, 3, 'opacity=".35"') +
      line(`M${s * 150} 282L${s * 132} 344L${s * 156} 356L${s * 128} 420`, dark, 3, 'opacity=".3"')
    return (
      path('M-110 250L0 620L110 250L0 340Z', mix(accent, '#ffffff', 0.05)) +
      path('M-92 232L0 330L-46 404L-124 268Z', mix(accent, '#ffffff', 0.28)) +
      path('M92 232L0 330L46 404L124 268Z', mix(accent, '#ffffff', 0.14)) +
      line('M0 332V620', mix(accent, '#04161D', 0.4), 3, 'opacity=".5"') +
      body('')
        .replace(
          path(shoulders, `url(#${id})`),
          path('M-112 256C-190 300 -300 318 -348 380C-388 432 -400 520 -410 640L410 640C400 520 388 432 348 380C300 318 190 300 112 256L2 590Z', `url(#${id})`),
        )
        .replace(shoulders, 'M-112 256C-190 300 -300 318 -348 380C-388 432 -400 520 -410 640L410 640C400 520 388 432 348 380C300 318 190 300 112 256L2 590Z') +
      soft(lapel(-1) + lapel(1), 0.4) +
      path('M170 470H262V478H170Z', dark, 'opacity=".5"') +
      path('M226 440h9v36h-9zM242 446h7v30h-7z', '#0E3A4A') +
      `<circle cx="-190" cy="452" r="13" fill="#E4572E"/><circle cx="-194" cy="448" r="4" fill="#fff" opacity=".8"/>`
    )
  }
  if (kind === 'shirt') {
    const wing = (s: number) =>
      path(`M${s * 90} 222C${s * 60} 270 ${s * 30} 306 0 334L${s * 62} 416L${s * 144} 280Z`, mix(cloth, s < 0 ? '#ffffff' : '#04161D', s < 0 ? 0.4 : 0.06)) +
      line(`M0 334L${s * 62} 416L${s * 144} 280`, dark, 3, 'opacity=".4"')
    return (
      body(
        line('M0 330V640', dark, 3, 'opacity=".5"') +
          line('M18 340V640', dark, 2, 'opacity=".25"') +
          draw(3, (i) => `<circle cx="9" cy="${430 + i * 80}" r="7" fill="${light}" stroke="${dark}" stroke-opacity=".4" stroke-width="2"/>`),
      ) +
      soft(path('M-140 290L-62 430L0 346L62 430L150 290L0 330Z', '#04161D', 'opacity=".3"'), 8) +
      wing(-1) +
      wing(1)
    )
  }
  if (kind === 'cardigan') {
    const open = 'M-104 240L-6 560L0 640L6 560L104 240C60 300 -60 300 -104 240Z'
    return (
      body(draw(34, (i) => line(`M${-410 + i * 25} 280C${-400 + i * 24} 420 ${-404 + i * 24} 520 ${-410 + i * 25} 640`, dark, 4, 'opacity=".14"'))) +
      path(open, accent) +
      soft(clip(`<path d="${open}"/>`, glow(70, 300, 60, 200, '#04161D', 0.22)), 0.3) +
      line('M-112 246L-10 580V640', mix(cloth, '#ffffff', 0.14), 26) +
      line('M112 246L10 580V640', mix(cloth, '#04161D', 0.2), 26) +
      draw(2, (i) => `<circle cx="16" cy="${592 + i * 40}" r="8" fill="${light}"/>`)
    )
  }
  const neckline = 'M-118 256C-80 330 -30 372 0 384C30 372 80 330 118 256C80 300 -80 300 -118 256Z'
  return (
    body(soft(line('M-60 400C-90 480 -80 560 -100 640M70 400C90 480 84 560 104 640M0 400C-6 480 4 560 0 640', dark, 9), 6, 'opacity=".4"')) +
    clip(`<path d="${neckline}"/>`, glow(0, 330, 130, 70, '#ffffff', 0.04)) +
    line('M-118 258C-80 332 -30 374 0 386C30 374 80 332 118 258', light, 9, 'opacity=".8"') +
    line('M-84 268C-50 330 -20 350 0 356C20 350 50 330 84 268', '#C9A35B', 2.5) +
    '<circle cx="0" cy="364" r="9" fill="none" stroke="#C9A35B" stroke-width="3"/>'
  )
}
