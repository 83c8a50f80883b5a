import { useMemo, type ReactNode } from 'react'
import { formPreview } from '../../i18n/editor/form-preview.ts'
import type { FormTexts } from '../../i18n/forms/de.ts'
import type { FormOutcome } from '../../model/forms/form-outcome.ts'
import { FORM_FIELD } from '../../model/forms/posted-form.ts'
import { usePageMode } from '../mode/use-page-mode.ts'
import { usePage } from '../page-context.ts'
import { useBehaviour } from '../use-behaviour.ts'
import type { FormWords } from './behaviour/run-form.ts'
import { FormContext, useForm } from './form-context.ts'
import styles from './Form.module.css'

type Props = {
  /** The section's id: it tells the server which of the page's forms was sent. */
  id: string
  behaviour: string
  /** The call that takes what the behaviour sends. */
  call: string
  /** What visitors read when it has arrived. */
  thanks: string
  /** What the behaviour sends besides the fields. */
  extra?: object
  /** Set where the form takes nothing at the moment: the word on its button. */
  closed?: string | null
  children: ReactNode
}

/** Sent by the browser itself where no script runs. In edit mode it is a picture of a form, and nothing in it can be sent. */
export function Form(props: Props) {
  const { formTexts, form } = usePage()
  const mode = usePageMode()
  const { id, thanks, closed = null, children } = props
  const outcome = form?.groupId === id ? form : null
  const context = useMemo(() => ({ id: `f-${id}`, texts: formTexts, outcome, isClosed: closed !== null }), [id, formTexts, outcome, closed])
  if (outcome?.state === 'sent') {
    return (
      <p role="status" className={styles.thanks}>
        {thanks}
      </p>
    )
  }
  const content = (
    <>
      {outcome && (
        <p role="alert" className={styles.notice}>
          {sentenceFor(outcome, formTexts)}
        </p>
      )}
      <div className={styles.parts} data-parts="">
        {children}
      </div>
      <FormEnd closed={closed} />
    </>
  )
  return (
    <FormContext value={context}>
      {mode === 'edit' ? (
        <>
          <PreviewNote />
          <div className={styles.form} inert>
            {content}
          </div>
        </>
      ) : (
        <LiveForm {...props}>{content}</LiveForm>
      )}
    </FormContext>
  )
}

/** Fields that do not answer would look broken to whoever edits the page. */
function PreviewNote() {
  const { editorLocale } = usePage().owner
  return (
    <p lang={editorLocale} className={styles.preview}>
      {formPreview[editorLocale]}
    </p>
  )
}

function LiveForm({ id, behaviour, call, thanks, extra, children }: Props) {
  const { pageId } = usePage()
  const { texts } = useForm()
  const attributes = useBehaviour(behaviour, 'load')
  const { submit, messages, invalid, failed } = texts
  const words: FormWords = { submit, messages, invalid, failed, thanks }
  return (
    <form
      method="post"
      // The answer without script is this page again: it opens where the form stands.
      action={`#s-${id}`}
      className={styles.form}
      data-send={`/api/v1/${call}?${new URLSearchParams({ page: pageId, section: id })}`}
      data-words={JSON.stringify(words)}
      data-extra={extra && JSON.stringify(extra)}
      {...attributes}
    >
      <input type="hidden" name={FORM_FIELD} value={id} />
      <Trap label={texts.leaveEmpty} />
      {children}
    </form>
  )
}

/** Programs that fill in everything fill in this too; people never meet it. */
function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function FormEnd({ closed }: { closed: string | null }) {
  const { texts } = useForm()
  return (
    <div className={styles.end}>
      <button type="submit" className={styles.submit} disabled={closed !== null} data-submit="">
        {closed ?? texts.submit.idle}
      </button>
      <p role="status" tabIndex={-1} className={styles.status} data-status="" />
    </div>
  )
}

function sentenceFor({ state, reason }: FormOutcome, { invalid, failed }: FormTexts): string {
  return state === 'invalid' ? invalid : (reason ?? failed)
}
