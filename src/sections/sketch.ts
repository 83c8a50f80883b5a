/** A section in a few strokes, on a sheet of 120 by 72: enough to tell it from the others in the picker. */
export type Mark = { kind: 'picture' | 'panel' | 'title' | 'text' | 'accent' | 'disc' | 'dot' | 'star' | 'play' | 'pin'; x: number; y: number; width: number; height: number }
export type Sketch = readonly Mark[]

export const SHEET = { width: 120, height: 72 }

const area =
  (kind: Mark['kind']) =>
  (x: number, y: number, width: number, height: number): Mark => ({ kind, x, y, width, height })
const line =
  (kind: Mark['kind'], height: number) =>
  (x: number, y: number, width: number): Mark => ({ kind, x, y, width, height })
const sign =
  (kind: Mark['kind']) =>
  (x: number, y: number, size: number): Mark => ({ kind, x, y, width: size, height: size })

export const draw = {
  picture: area('picture'),
  panel: area('panel'),
  accent: area('accent'),
  title: line('title', 6),
  text: line('text', 4),
  button: line('accent', 9),
  disc: sign('disc'),
  dot: sign('dot'),
  star: sign('star'),
  play: sign('play'),
  pin: sign('pin'),
  lines: (x: number, y: number, widths: readonly number[]): Sketch => widths.map((width, index) => line('text', 4)(x, y + index * 8, width)),
  words: (x: number, y: number, width: number): Sketch => [line('title', 6)(x, y, Math.round(width * 0.7)), ...draw.lines(x, y + 12, [width, Math.round(width * 0.85)])],
  /** The same strokes several times, each a step further. */
  repeat: (count: number, step: { x?: number; y?: number }, strokes: Sketch): Sketch =>
    Array.from({ length: count }, (_, index) => strokes.map((mark) => ({ ...mark, x: mark.x + index * (step.x ?? 0), y: mark.y + index * (step.y ?? 0) }))).flat(),
}

export const PLAIN_SKETCH: Sketch = draw.words(16, 20, 88)
