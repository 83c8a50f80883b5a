import { de, type FormTexts } from './de.ts'
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

export const formTexts: Record<Language, FormTexts> = { de, fr, it, rm, en, sq, sr, hr, es, pt }
