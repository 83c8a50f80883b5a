import { createContext, useContext } from 'react'
import type { FormTexts } from '../../i18n/forms/de.ts'
import type { FormOutcome } from '../../model/forms/form-outcome.ts'

/** What every field of a form may know: its form's name, what became of it without script, and the words for it. */
export type FormContextValue = { id: string; texts: FormTexts; outcome: FormOutcome | null; isClosed: boolean }

export const FormContext = createContext<FormContextValue | null>(null)

export function useForm(): FormContextValue {
  const value = useContext(FormContext)
  if (!value) throw new Error('A field was rendered outside its form')
  return value
}

export type FieldState = { id: string; errorId: string; hintId: string; values: readonly string[]; error: string; isClosed: boolean }

/** A field as the visitor left it. */
export function useField(name: string): FieldState {
  const { id: formId, texts, outcome, isClosed } = useForm()
  const messages: Readonly<Record<string, string>> = texts.messages
  const key = outcome?.errors[name]
  const id = `${formId}-${name}`
  return {
    id,
    errorId: `${id}-error`,
    hintId: `${id}-hint`,
    values: [outcome?.values[name] ?? []].flat(),
    error: key === undefined ? '' : (messages[key] ?? texts.messages.invalid),
    isClosed,
  }
}
