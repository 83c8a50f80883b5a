/** Message keys by field. */
export type Wrong = Readonly<Partial<Record<string, string>>>

function setMessage(box: HTMLElement, text: string): void {
  box.toggleAttribute('data-invalid', text !== '')
  const line = box.querySelector('[data-error]')
  if (line) line.textContent = text
  for (const input of box.querySelectorAll('[aria-invalid]')) input.ariaInvalid = String(text !== '')
}

/** Shows what is wrong beside each field, and goes to the first. */
export function markWrong(form: HTMLFormElement, wrong: Wrong, messages: Readonly<Record<string, string>>): void {
  for (const box of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const key = wrong[box.dataset['field'] ?? '']
    if (key !== undefined) setMessage(box, messages[key] ?? messages['invalid'] ?? '')
  }
  form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea):enabled')?.focus()
  form.querySelector('[data-invalid] [data-error]:not(:empty)')?.scrollIntoView({ block: 'center' })
}

/** Takes away what is no longer true, and tells how many mistakes still show. */
export function markRight(form: HTMLFormElement, wrong: Wrong): number {
  const boxes = [...form.querySelectorAll<HTMLElement>('[data-invalid]')]
  const right = boxes.filter((box) => wrong[box.dataset['field'] ?? ''] === undefined)
  for (const box of right) setMessage(box, '')
  return boxes.length - right.length
}
