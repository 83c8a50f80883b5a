/** What a choice looks like, in a few strokes on a sheet of 64 by 40. */
export type Stroke = { kind: 'frame' | 'picture' | 'accent' | 'line' | 'disc' | 'play' | 'letters'; x: number; y: number; width: number; height: number }
export type Drawing = readonly Stroke[]

export const SHEET = { width: 64, height: 40 }

const stroke =
  (kind: Stroke['kind']) =>
  (x: number, y: number, width: number, height: number): Stroke => ({ kind, x, y, width, height })
const frame = stroke('frame')
const picture = stroke('picture')
const accent = stroke('accent')
const disc = stroke('disc')
const play = stroke('play')
const letters = stroke('letters')
const line = (x: number, y: number, width: number): Stroke => stroke('line')(x, y, width, 3)
const lines = (x: number, y: number, widths: readonly number[]): Drawing => widths.map((width, at) => line(x, y + at * 6, width))
const times = (count: number, make: (index: number) => Drawing): Drawing => Array.from({ length: count }, (_, index) => make(index)).flat()

const WIDTHS = [40, 30, 36] as const
const aligned = (share: number): Drawing => WIDTHS.map((width, at) => line(6 + (52 - width) * share, 10 + at * 8, width))
const upright = (y: number): Drawing => [frame(8, 3, 48, 34), accent(14, y, 24, 4), line(14, y + 6, 36)]
const onPicture = (x: number, y: number): Drawing => [picture(2, 2, 60, 36), accent(x, y, 18, 4), line(x, y + 6, 24)]
const phone = (parts: Drawing): Drawing => [frame(20, 1, 24, 38), ...parts]
const columns = (widths: readonly number[]): Drawing => {
  const room = (52 - (widths.length - 1) * 4) / widths.reduce((sum, width) => sum + width, 0)
  let x = 6
  return widths.map((width) => {
    const column = picture(x, 6, width * room, 28)
    x += width * room + 4
    return column
  })
}
const high = (height: number): Drawing => [line(8, 17 - height / 2, 48), accent(29, 20 - height / 2 + 2, 6, height - 4), line(8, 20 + height / 2, 48)]
const written = (size: number): Drawing => [letters(32, 20 + size * 0.36, size, size)]
const beside = (pictureX: number, wordsX: number): Drawing => [picture(pictureX, 6, 26, 28), accent(wordsX, 10, 16, 4), ...lines(wordsX, 18, [22, 18])]

/** By kind of option, or by its label where the same kind moves something else. */
export const CHOICE_PICTURES: Readonly<Record<string, Readonly<Record<string, Drawing>>>> = {
  alignment: { left: aligned(0), center: aligned(0.5), right: aligned(1) },
  mediaSide: { left: beside(4, 35), center: [picture(14, 3, 36, 19), accent(22, 26, 20, 4), line(18, 33, 28)], right: beside(34, 4) },
  verticalAlignment: { top: upright(8), center: upright(15), bottom: upright(24) },
  shiftedAlignment: {
    default: [
      ...beside(34, 4).map((part) => ({ ...part, x: part.x * 0.62, width: part.width * 0.62 })),
      frame(43, 6, 18, 28),
      line(46, 11, 12),
      line(46, 17, 12),
      picture(46, 23, 12, 8),
    ],
    mediaAboveText: phone([picture(23, 5, 18, 14), ...lines(23, 23, [18, 14])]),
    textAboveMedia: phone([...lines(23, 6, [18, 14]), picture(23, 20, 18, 14)]),
  },
  objectFit: { cover: [picture(8, 4, 48, 32)], contain: [frame(8, 4, 48, 32), picture(20, 5, 24, 30)] },
  textSize: { small: written(14), medium: written(20), large: written(28) },
  columnLayout: { 3: columns([1, 1, 1]), 4: columns([1, 1, 1, 1]), 5: columns([1, 1, 1, 1, 1]) },
  columnWidth: { equal: columns([1, 1, 1]), wideFirst: columns([2, 1, 1]), wideLast: columns([1, 1, 2]) },
  gridLayout: {
    grid: times(6, (at) => [picture(6 + (at % 3) * 18, 4 + Math.floor(at / 3) * 17, 16, 15)]),
    masonry: [picture(6, 4, 16, 20), picture(6, 26, 16, 10), picture(24, 4, 16, 12), picture(24, 18, 16, 18), picture(42, 4, 16, 17), picture(42, 23, 16, 13)],
    split: [accent(4, 7, 18, 4), ...lines(4, 15, [18, 14, 18]), picture(28, 5, 32, 30)],
    carousel: [picture(0, 8, 8, 20), picture(12, 4, 40, 26), picture(56, 8, 8, 20), accent(25, 34, 4, 4), disc(31, 34, 4, 4), disc(37, 34, 4, 4)],
    avatar: times(3, (at) => [disc(6 + at * 18, 6, 16, 16), line(7 + at * 18, 26, 14), line(9 + at * 18, 32, 10)]),
  },
  imageFormat: { square: [picture(18, 6, 28, 28)], portrait: [picture(21, 2, 22, 36)] },
  media: { image: [picture(8, 4, 48, 32), disc(14, 9, 8, 8)], video: [picture(8, 4, 48, 32), play(24, 12, 16, 16)] },
  textPosition: {
    'top-left': onPicture(7, 7),
    'top-right': onPicture(33, 7),
    'center-left': onPicture(7, 16),
    'center-right': onPicture(33, 16),
    'bottom-left': onPicture(7, 25),
    'bottom-right': onPicture(33, 25),
  },
  size: { small: high(8), medium: high(16), large: high(26) },
  scoreOptions: {
    card: [frame(18, 2, 28, 36), accent(22, 6, 20, 5), ...lines(22, 15, [20, 20, 14])],
    table: times(3, (at) => [disc(6, 6 + at * 10, 7, 7), line(17, 8 + at * 10, 26), accent(50, 7 + at * 10, 8, 5)]),
  },
  gameOptions: {
    start: [...lines(16, 8, [32, 24]), accent(14, 24, 36, 10)],
    addPlayers: [...times(3, (at) => [disc(5 + at * 14, 13, 12, 12)]), accent(49, 18, 10, 3), accent(52.5, 14.5, 3, 10)],
    share: [frame(20, 4, 24, 32), ...times(9, (at) => [accent(23.5 + (at % 3) * 6, 8 + Math.floor(at / 3) * 6, 4.5, 4.5)]), line(24, 29, 16)],
    coupon: [frame(8, 8, 48, 24), line(40, 11, 1), line(40, 26, 1), accent(14, 14, 18, 5), line(14, 23, 20), disc(44, 15, 9, 9)],
  },
}
