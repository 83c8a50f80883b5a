import { clip, glow, line, linear, path, radial, soft, uid } from './kit.ts'

/** A polished lens: whatever is passed as inside is seen through it. */
export function lens(
  cx: number,
  cy: number,
  r: number,
  inside: string,
  options: { rim?: string; shadow?: number; tint?: string; tintOpacity?: number; ring?: number } = {},
) {
  const { rim = '#ffffff', shadow = 0.35, tint = '#ffffff', tintOpacity = 0.06, ring = 1 } = options
  const [edge, rimId, sheen] = [uid('e'), uid('e'), uid('e')]
  const circle = (radius: number, extra: string, dx = 0, dy = 0) => `<circle cx="${cx + dx}" cy="${cy + dy}" r="${radius}" ${extra}/>`
  const arc = (radius: number, from: number, to: number) => {
    const p = (deg: number) => `${cx + Math.cos((deg * Math.PI) / 180) * radius} ${cy + Math.sin((deg * Math.PI) / 180) * radius}`
    return `M${p(from)}A${radius} ${radius} 0 0 1 ${p(to)}`
  }
  return (
    `<defs>${radial(edge, [
      [0.8, '#052630', 0],
      [0.93, '#052630', 0.14],
      [0.985, '#052630', 0.42],
      [1, '#ffffff', 0.5],
    ])}
    ${linear(
      rimId,
      [
        [0, '#ffffff'],
        [0.3, rim],
        [0.55, '#6F8C93'],
        [0.78, rim],
        [1, '#ffffff'],
      ],
      0,
      0,
      1,
      1,
    )}
    ${linear(
      sheen,
      [
        [0, '#ffffff', 0.34],
        [0.45, '#ffffff', 0.05],
        [1, '#ffffff', 0],
      ],
      0,
      0,
      0.8,
      1,
    )}</defs>` +
    soft(circle(r * 0.99, `fill="#06222C" opacity="${shadow}"`, r * 0.05, r * 0.1), r * 0.07) +
    clip(
      circle(r, ''),
      inside +
        circle(r, `fill="${tint}" opacity="${tintOpacity}"`) +
        circle(r, `fill="url(#${edge})"`) +
        path(
          `M${cx - r} ${cy - r}H${cx + r * 0.2}C${cx - r * 0.35} ${cy - r * 0.4} ${cx - r * 0.62} ${cy + r * 0.1} ${cx - r * 0.7} ${cy + r}H${cx - r}Z`,
          `url(#${sheen})`,
        ) +
        glow(cx + r * 0.62, cy + r * 0.66, r * 0.42, r * 0.3, '#ffffff', 0.35),
    ) +
    circle(r - 1, 'fill="none" stroke="#E4572E" stroke-width="2.5" opacity=".5"', 1.6, 1.2) +
    circle(r - 1, 'fill="none" stroke="#49B6C4" stroke-width="2.5" opacity=".55"', -1.6, -1.2) +
    circle(r + 3 * ring, `fill="none" stroke="url(#${rimId})" stroke-width="${8 * ring}"`) +
    circle(r + 7.5 * ring, 'fill="none" stroke="#06303C" stroke-opacity=".35" stroke-width="1.5"') +
    soft(line(arc(r * 0.94, 200, 262), '#ffffff', r * 0.022, 'opacity=".9"') + line(arc(r * 0.94, 272, 281), '#ffffff', r * 0.022, 'opacity=".8"'), r * 0.006)
  )
}

/** Content scaled about a point, as a lens would show it. */
export const zoom = (content: string, cx: number, cy: number, factor: number, dx = 0, dy = 0) =>
  `<g transform="translate(${cx + dx} ${cy + dy}) scale(${factor}) translate(${-cx} ${-cy})">${content}</g>`
