type Letter = { path: string; width: number }

const letter = (path: string, width = 20): Letter => ({ path, width })

/** Letters as lines, 28 high: a server needs no typeface to draw them, and they come out the same everywhere. */
const LETTERS: Readonly<Record<string, Letter>> = {
  A: letter('M0 28 10 0 20 28M3.6 18H16.4'),
  B: letter('M0 14V0H10a7 7 0 0 1 0 14H0V28H12a7 7 0 0 0 0-14H10', 19),
  C: letter('M20 5a11 14 0 1 0 0 18'),
  D: letter('M0 0H8a12 14 0 0 1 0 28H0Z'),
  E: letter('M17 0H0V28H17M0 14H13', 17),
  F: letter('M17 0H0V28M0 14H13', 17),
  G: letter('M20 5a11 14 0 1 0 0 18V15H12'),
  H: letter('M0 0V28M20 0V28M0 14H20'),
  I: letter('M0 0V28', 0),
  J: letter('M16 0V20a8 8 0 0 1-16 0', 16),
  K: letter('M0 0V28M18 0 0 17M7 10.5 19 28', 19),
  L: letter('M0 0V28H16', 16),
  M: letter('M0 28V0L11 17 22 0V28', 22),
  N: letter('M0 28V0L20 28V0'),
  O: letter('M10 0a10 14 0 0 1 0 28a10 14 0 0 1 0-28Z'),
  P: letter('M0 28V0H11a8 8 0 0 1 0 16H0', 19),
  Q: letter('M10 0a10 14 0 0 1 0 28a10 14 0 0 1 0-28ZM13 20 20 29'),
  R: letter('M0 28V0H11a8 8 0 0 1 0 16H0M9 16 18 28', 19),
  S: letter('M18 5C16 1.5 13 0 10 0C4.5 0 1 3 1 7C1 16 19 12 19 21C19 25 15.5 28 10 28C6 28 3 26.5 1 23'),
  T: letter('M0 0H20M10 0V28'),
  U: letter('M0 0V18a10 10 0 0 0 20 0V0'),
  V: letter('M0 0 10 28 20 0'),
  W: letter('M0 0 7 28 14 6 21 28 28 0', 28),
  X: letter('M0 0 20 28M20 0 0 28'),
  Y: letter('M0 0 10 14 20 0M10 14V28'),
  Z: letter('M0 0H20L0 28H20'),
}

const RING = letter('M10 4a10 10 0 0 1 0 20a10 10 0 0 1 0-20Z')

export const LETTER_HEIGHT = 28

/** A name that begins with none of the letters above gets a ring. */
export function initialOf(name: string): Letter {
  const plain = name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .charAt(0)
    .toUpperCase()
  return LETTERS[plain] ?? RING
}
