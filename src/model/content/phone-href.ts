/** What a phone dials: without the zero that is only dialled inside the country, which people write as +41 (0)55. */
export function phoneHref(phone: string): string {
  const digits = phone.replaceAll(/[^+\d()]/g, '').replace(/^00/, '+')
  const dialled = digits.startsWith('+') ? digits.replace('(0)', '').replace(/^\+410/, '+41') : digits
  return `tel:${dialled.replaceAll(/(?!^\+)\D/g, '')}`
}
