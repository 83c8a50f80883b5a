export const de = {
  number: 'Bitte gib eine gültige Nummer ein',
  email: 'Bitte gib eine gültige E-Mail-Adresse ein',
  url: 'Bitte gib eine gültige Internetadresse ein',
  phone: 'Bitte gib eine gültige Telefonnummer ein',
}

export type ValueTexts = typeof de
