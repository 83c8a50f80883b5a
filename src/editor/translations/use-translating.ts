import { useState } from 'react'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import type { Locale } from '../../model/locales.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { useWorkbench } from '../workbench.ts'
import { refreshMarks } from './marks.ts'
import { translateText, type TextPlace } from './translate-text.ts'
import { reviewText } from './translation-calls.ts'

/** Translating and reading over one text, with what is said about it. `busy` names what is under way. */
export function useTranslating(pageId: string, onChange: () => Promise<void>) {
  const workbench = useWorkbench()
  const { call, toaster, locale } = workbench
  const texts = translationTexts[locale]
  const [busy, setBusy] = useState<string | null>(null)

  async function during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    setBusy(name)
    const result = await work()
    await onChange()
    setBusy(null)
    refreshMarks()
    return result
  }

  /** E-164: where it fails the text stays, and a message says why. */
  async function translate(place: Omit<TextPlace, 'pageId'>, from: Locale, to: Locale) {
    const end = toaster.progress(texts.translating)
    const failure = await during(`${fieldId(place.groupId, place.slot)} ${to}`, () => translateText(workbench, { pageId, ...place }, from, to))
    end()
    if (failure) toaster.error(texts.translateFailed, failure.message)
    else toaster.success(texts.translated)
  }

  async function review({ groupId, slot, revision }: { groupId: string; slot: string; revision: number }, to: Locale) {
    const answer = await during(`${fieldId(groupId, slot)} ${to}`, () => reviewText(call, { pageId, fieldId: fieldId(groupId, slot), locale: to, revision }))
    if (!answer.ok) toaster.error(texts.reviewFailed, answer.message)
  }

  return { busy, translate, review }
}
