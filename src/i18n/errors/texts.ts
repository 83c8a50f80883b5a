import { de, type ErrorTexts } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hr } from './hr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { rm } from './rm.ts'
import { sq } from './sq.ts'
import { sr } from './sr.ts'

type Language = 'de' | 'fr' | 'it' | 'rm' | 'en' | 'sq' | 'sr' | 'hr' | 'es' | 'pt'

export const errorTexts: Record<Language, ErrorTexts> = { de, fr, it, rm, en, sq, sr, hr, es, pt }
