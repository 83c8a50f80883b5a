import type { VisitorTexts } from '../i18n/visitor/de.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** 1 is Monday, 7 is Sunday. */
export const dayName = (texts: VisitorTexts, day: number): string => texts[DAYS[day - 1] ?? 'monday']
