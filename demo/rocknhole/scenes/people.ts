import { acid, cream, fix, ink, pink, type Point } from './kit.ts'

type Joint = [number, number, number]

export function limb(points: Joint[], fill: string) {
  let out = ''
  points.forEach(([x, y, r], i) => {
    out += `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}"/>`
    if (!i) return
    const [px, py, pr] = points[i - 1]!
    const a = Math.atan2(y - py, x - px) + Math.PI / 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    out += `<polygon points="${[[px + c * pr, py + s * pr], [x + c * r, y + s * r], [x - c * r, y - s * r], [px - c * pr, py - s * pr]].map((p) => p.map(fix).join(',')).join(' ')}"/>`
  })
  return `<g fill="${fill}">${out}</g>`
}

export function club(from: Point, to: Point, scale = 1, grip = pink) {
  const a = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const len = Math.hypot(to[0] - from[0], to[1] - from[1])
  const s = scale
  return `<g transform="translate(${from[0]} ${from[1]}) rotate(${fix(a)})"><rect x="${-70 * s}" y="${-7 * s}" width="${150 * s}" height="${14 * s}" rx="${7 * s}" fill="${grip}"/>
  <rect x="${70 * s}" y="${-4 * s}" width="${len - 70 * s}" height="${8 * s}" fill="${cream}"/><rect x="${70 * s}" y="0" width="${len - 70 * s}" height="${4 * s}" fill="#77747c"/>
  <path d="M${len - 12 * s} ${-7 * s}h${26 * s}q${36 * s} ${10 * s} ${34 * s} ${60 * s}q${-4 * s} ${26 * s} ${-30 * s} ${22 * s}q${-14 * s} ${-3 * s} ${-16 * s} ${-30 * s}z" fill="${cream}"/>
  <path d="M${len + 2 * s} ${6 * s}q${30 * s} ${10 * s} ${30 * s} ${44 * s}l${-20 * s} ${22 * s}q${-6 * s} ${-30 * s} ${-10 * s} ${-66 * s}z" fill="#8d8a92"/></g>`
}

type Walker = { x: number; y: number; s: number; coat: string; pants: string; skin: string; hair: string; shoe?: string; step?: number; hat?: 'cap' | 'beanie' | 'bun' | 'long' | 'short'; carry?: 'shoulder' | 'low' | 'up'; print?: string; flip?: boolean; skirt?: boolean; coatLength?: number; hatTone?: string }

export function walker(p: Walker) {
  const { step = 1, coatLength = 0, shoe = cream } = p
  const k = step * 26
  const leg = (side: number, lift: number) => `<g filter="url(#rim)">${limb([[side * 38, -470, 52], [side * 46 + k * 0.4, -250 - lift * 0.4, 42], [side * 48 + k * 0.2, -46 - lift, 30]], p.pants)}</g>
    <g filter="url(#rim)"><path d="M${side * 50 - 36} ${-lift}q-6-52 36-56q42 4 36 56q-2 12-36 12t-36-12z" fill="${shoe}"/><rect x="${side * 50 - 36}" y="${-6 - lift}" width="72" height="15" rx="6" fill="${pink}"/></g>`
  const hem = -430 + coatLength
  const torso = `<path d="M-118-790C-124-730-98-600-102 ${hem}Q0 ${hem + 26} 102 ${hem}C98-600 124-730 118-790C104-830 50-838 30-846H-30C-50-838-104-830-118-790Z" fill="${p.coat}"/><path d="M-102 ${hem - 26}Q0 ${hem} 102 ${hem - 26}V${hem}Q0 ${hem + 26}-102 ${hem}Z" fill="#000" opacity=".3"/><path d="M-60-838Q0-780 60-838Q40-866 0-866T-60-838Z" fill="#000" opacity=".28"/>`
  const folds = `<path d="M-60-560q40 60 20 120M50-700q-30 90 10 240M-80-720q40 30 60 90" fill="none" stroke="#000" stroke-width="9" opacity=".3" stroke-linecap="round"/>`
  const arms = p.carry === 'up'
    ? limb([[-92, -770, 40], [-170, -900, 32], [-150, -1060, 26]], p.coat) + limb([[92, -770, 40], [176, -880, 32], [190, -1040, 26]], p.coat)
    : limb([[-96, -765, 42], [-140, -610, 34], [-134, -470, 27]], p.coat) + (p.carry === 'shoulder' ? limb([[96, -765, 42], [168, -640, 36], [118, -770, 27]], p.coat) : limb([[96, -765, 42], [144, -610, 34], [138, -470, 27]], p.coat))
  const hands = p.carry === 'up' ? `<circle cx="-148" cy="-1086" r="27" fill="${p.skin}"/><circle cx="192" cy="-1066" r="27" fill="${p.skin}"/>`
    : `<circle cx="-133" cy="-444" r="26" fill="${p.skin}"/>${p.carry === 'shoulder' ? `<circle cx="112" cy="-792" r="27" fill="${p.skin}"/>` : `<circle cx="138" cy="-444" r="26" fill="${p.skin}"/>`}`
  const stick = p.carry === 'shoulder' ? club([140, -700], [-60, -1130], 1.1) : p.carry === 'low' ? club([140, -430], [215, -40], 1.1) : p.carry === 'up' ? club([192, -1066], [330, -1390], 1.1) : ''
  const head = `<path d="M-26-850h52v50h-52z" fill="${p.skin}"/><path d="M-66-930C-66-1010 66-1010 66-930C66-880 40-836 0-836S-66-880-66-930Z" fill="${p.skin}"/>`
  const hair = {
    short: `<path d="M-72-920C-80-1020 80-1020 72-920C70-880 50-862 0-862S-70-880-72-920Z" fill="${p.hair}"/>`,
    long: `<path d="M-76-930C-84-1030 84-1030 76-930C82-840 92-790 84-740C50-716-50-716-84-740C-92-790-82-840-76-930Z" fill="${p.hair}"/>`,
    bun: `<path d="M-72-920C-80-1016 80-1016 72-920C66-880 44-862 0-862S-66-880-72-920Z" fill="${p.hair}"/><circle cx="6" cy="-1016" r="38" fill="${p.hair}"/>`,
    cap: `<path d="M-70-900C-70-860 70-860 70-900L66-870Q0-840-66-870Z" fill="${p.hair}"/><path d="M-76-910C-82-1020 82-1020 76-910Q0-880-76-910Z" fill="${pink}"/><path d="M-30-906q30-26 60 0" fill="none" stroke="${ink}" stroke-width="10"/>`,
    beanie: `<path d="M-64-890C-60-856 60-856 64-890Z" fill="${p.hair}"/><path d="M-78-904C-88-1040 88-1040 78-904Q0-876-78-904Z" fill="${p.hatTone ?? acid}"/><path d="M-80-928Q0-896 80-928L78-892Q0-862-78-892Z" fill="#000" opacity=".25"/>`,
  }[p.hat ?? 'short']
  return `<g transform="translate(${p.x} ${p.y}) scale(${p.flip ? -p.s : p.s} ${p.s})">${leg(-1, step > 0 ? 0 : 34)}${leg(1, step > 0 ? 34 : 0)}
  <g filter="url(#rim)">${stick}</g><g filter="url(#rim)">${arms}</g><g filter="url(#rim)">${hands}${head}</g><g filter="url(#rim)">${torso}</g>${folds}${p.print ?? ''}
  <g filter="url(#rim)">${hair}</g></g>`
}

export function golfer(x: number, y: number, s: number) {
  const skin = '#eab491'
  return `<g transform="translate(${x} ${y}) scale(${s})">
  <g filter="url(#rim)">${limb([[-44, -480, 60], [-120, -270, 46], [-214, -96, 30]], '#262531')}</g><g filter="url(#rim)"><path d="M-246-100q-34 44-26 86q16 20 34 8q24-46 66-58q4-34-22-52z" fill="${cream}"/></g>
  <g filter="url(#rim)">${limb([[34, -480, 62], [92, -262, 48], [70, -60, 32]], '#34323f')}</g><path d="M84-420q26 80 22 150q-6 90-18 180" fill="none" stroke="${acid}" stroke-width="9"/><g filter="url(#rim)"><path d="M34-48q34-20 66 0q46 14 66 36q4 18-10 18h-122q-12-28 0-54z" fill="${cream}"/><rect x="30" y="-8" width="138" height="17" rx="8" fill="${pink}"/></g>
  <g filter="url(#rim)">${club([330, -792], [560, -1064], 1.15, acid)}</g>
  <g filter="url(#rim)">${limb([[-66, -770, 44], [120, -742, 38], [306, -776, 27]], '#8c1f56')}</g>
  <g filter="url(#rim)"><path d="M-112-812C-134-730-78-640-104-470C-96-440-40-424 20-424C70-424 104-440 108-466C96-590 150-660 134-770C120-830 60-852 10-850C-50-850-96-846-112-812Z" fill="#d5306f"/></g>
  <path d="M-104-470C-96-440-40-424 20-424C70-424 104-440 108-466L107-500Q10-460-101-506Z" fill="#7d1a4b"/><path d="M-96-640Q10-640 124-720L128-672Q10-590-92-590Z" fill="${acid}"/><path d="M-92-572Q10-572 116-646" fill="none" stroke="${cream}" stroke-width="11"/><path d="M-80-470q30-50 10-100M60-440q30-60 20-130" fill="none" stroke="#7d1a4b" stroke-width="8" stroke-linecap="round"/>
  <g filter="url(#rim)"><path d="M-72-838q-60 10-44 54q60 40 150 8q30-30 4-66q-50 30-110 4z" fill="#a8235a"/></g>
  <path d="M-30-980C-110-1010-190-940-236-900C-190-910-150-900-110-916C-150-880-160-860-180-836C-110-850-60-880-24-930Z" fill="#3a1b18" filter="url(#rim)"/>
  <g filter="url(#rim)"><path d="M-14-880l10 70q40 26 66-8l-4-60z" fill="#c98c69"/><path d="M-40-950C-44-1040 92-1046 98-962L102-940L124-912Q126-900 106-898L106-872Q104-846 66-848Q20-846-16-880Q-38-910-40-950Z" fill="${skin}"/></g>
  <path d="M74-948q10-6 18 0" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="M104-874q-16 4-26-4" fill="none" stroke="#8a3b3b" stroke-width="7" stroke-linecap="round"/><ellipse cx="8" cy="-920" rx="15" ry="21" fill="#c98c69"/>
  <path d="M-44-950Q-20-920-12-900L0-944L10-972Z" fill="#3a1b18"/>
  <g filter="url(#rim)"><path d="M-50-950C-66-1066 96-1076 106-976Q150-984 180-956Q130-950 100-962Q40-982-10-950Q-34-940-50-950Z" fill="${acid}"/></g>
  <g filter="url(#rim)">${limb([[96, -770, 46], [210, -700, 38], [322, -768, 27]], '#ea3b7d')}</g><g filter="url(#rim)"><circle cx="334" cy="-790" r="31" fill="${skin}"/></g></g>`
}
