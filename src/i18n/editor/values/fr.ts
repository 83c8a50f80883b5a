import type { ValueTexts } from './de.ts'

export const fr: ValueTexts = {
  number: 'Saisissez un nombre valable',
  email: 'Saisissez une adresse e-mail valable',
  url: 'Saisissez une adresse internet valable',
  phone: 'Saisissez un numéro de téléphone valable',
}
