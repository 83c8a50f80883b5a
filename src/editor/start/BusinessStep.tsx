import { useState, type FormEvent } from 'react'
import { Select } from '../../kit/fields/Select.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { TextArea } from '../../kit/fields/TextArea.tsx'
import { useSettings } from '../settings/shown-settings.ts'
import { useWorkbench } from '../workbench.ts'
import { businessActs, businessForm, wrongFields, type BusinessField } from './business-acts.ts'
import { setDraft, useMemory } from './start-memory.ts'
import type { StepProps } from './step-props.ts'
import { presetTrade, tradesOn } from './trades.ts'
import styles from './Start.module.css'

const CONTACT = [
  { field: 'street', autoComplete: 'street-address' },
  { field: 'city', autoComplete: 'address-level2' },
  { field: 'phone', autoComplete: 'tel', type: 'tel' },
  { field: 'email', autoComplete: 'email', type: 'email' },
] as const

export function BusinessStep({ formId, texts, onApply }: StepProps) {
  const { data, history } = useWorkbench()
  const words = texts.business
  const settings = useSettings()
  const trade = useMemory((memory) => memory.trade) ?? presetTrade(data.site)
  const draft = useMemory((memory) => memory.drafts.business)
  const [isJudged, setJudged] = useState(false)
  if (!settings) return null
  const { groups } = history.shown()
  const [locale = data.view.locale] = data.locales
  const form = draft ?? businessForm({ settings, groups, locale, siteName: data.view.frame.siteName })
  const wrong = isJudged ? wrongFields(settings, form) : []
  const errorOf = (field: BusinessField) => (!wrong.includes(field) ? null : field === 'email' ? words.emailWrong : words.tooLong)
  const change = (field: BusinessField) => (event: { target: { value: string } }) => setDraft({ business: { ...form, [field]: event.target.value } })

  function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (!settings || wrongFields(settings, form).length > 0) return
    useMemory.setState({ trade })
    onApply(businessActs({ settings, groups, locale }, form))
  }

  return (
    <form id={formId} noValidate className={styles.fields} onSubmit={submit}>
      <TextField label={words.name} value={form.name} autoComplete="organization" error={errorOf('name')} onChange={change('name')} />
      <TextArea label={words.sentence} value={form.sentence} rows={2} maxLength={200} placeholder={words.sentencePlaceholder} onChange={change('sentence')} />
      <Select
        label={words.trade}
        help={words.tradeHelp}
        value={trade}
        choices={tradesOn(data.site).map((each) => ({ value: each, label: texts.trades[each] }))}
        onChange={(value) => useMemory.setState({ trade: tradesOn(data.site).find((each) => each === value) ?? trade })}
      />
      <div className={styles.pair}>
        {CONTACT.map(({ field, ...rest }) => (
          <TextField key={field} label={words[field]} value={form[field]} error={errorOf(field)} onChange={change(field)} {...rest} />
        ))}
      </div>
    </form>
  )
}
