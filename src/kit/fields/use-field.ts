import { useId } from 'react'
import type { FieldWords } from './field-words.ts'

/** Ties a control to its name, its help and what is wrong with it. */
export function useField({ help, error }: Pick<FieldWords, 'help' | 'error'>) {
  const id = useId()
  const ids = { control: id, help: `${id}-help`, error: `${id}-error` }
  const describedBy = [help !== undefined && ids.help, error != null && ids.error].filter(Boolean).join(' ')
  return { ids, control: { id, 'aria-describedby': describedBy === '' ? undefined : describedBy, 'aria-invalid': error != null || undefined } }
}
