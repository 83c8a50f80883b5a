/** 0930 is 09:30; what runs past midnight starts again at 00. */
export function formatTime(time: string): string {
  const digits = time.replace(':', '')
  const hour = digits.slice(0, 2)
  return `${hour === '24' ? '00' : hour}:${digits.slice(2)}`
}

/** 24 December as it is written in Switzerland, in every language. */
export function formatDate(date: string): string {
  const [year = '', month, day] = date.split('-')
  return `${Number(day)}.${Number(month)}.${year}`
}
