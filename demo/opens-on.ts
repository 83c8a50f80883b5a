/** One range of a day; what closes after midnight closes on the next one. */
export function opensOn(day: number, open: string, close: string) {
  return { open: { day, time: open }, close: { day: close < open ? (day % 7) + 1 : day, time: close } }
}
