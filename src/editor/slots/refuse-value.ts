import { valueTexts } from '../../i18n/editor/values/texts.ts'
import type { Workbench } from '../workbench.ts'
import type { ValueKind } from './check-value.ts'
import './refuse-value.css'

const SHAKE_AFTER_MS = 50
const STILL_AFTER_MS = 300

/** E-106: says what is wrong and shakes the place where it stands; what was typed stays. */
export function refuseValue(element: HTMLElement, kind: ValueKind, { toaster, locale }: Pick<Workbench, 'toaster' | 'locale'>): void {
  const message = valueTexts[locale][kind]
  element.ariaInvalid = 'true'
  toaster.error(message)
  setTimeout(() => element.classList.add('refused'), SHAKE_AFTER_MS)
  setTimeout(() => element.classList.remove('refused'), STILL_AFTER_MS)
}
