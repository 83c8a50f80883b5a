import { fill } from '../../i18n/fill.ts'
import type { FormTexts } from '../../i18n/forms/de.ts'
import { CONTACT_TOPICS, DAY_TIMES, EXISTING_CUSTOMER, SALUTATIONS } from '../../model/forms/contact/contact-form.ts'
import { NOTE_LENGTH } from '../../model/forms/form-text.ts'
import { ChoiceGroup } from '../../ui/form/ChoiceGroup.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormPart } from '../../ui/form/FormPart.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { contactForm } from './contact-form.section.ts'

type Props = SectionProps<typeof contactForm>
type ContactTexts = FormTexts['contact']

export function ContactForm({ id, slots, options }: Props) {
  const { contact } = usePage().formTexts
  const topics = CONTACT_TOPICS.filter((topic) => options[topic])
  return (
    <FormSection id={id} tone={options.color} title={slots.title} description={slots.description}>
      <Form id={id} behaviour="sections/contact-form/contact-form" call="contact" thanks={contact.sent} extra={useSender()}>
        <FormPart title={contact.parts.request}>
          {topics.length > 0 ? (
            <ChoiceGroup name="themes" label={contact.labels.themes} hint={contact.themesHint} kind="several" choices={topics} labels={contact.topics} />
          ) : (
            <input type="hidden" name="themes" value="other" />
          )}
          <ChoiceGroup name="existingCustomer" label={contact.labels.existingCustomer} kind="one" choices={EXISTING_CUSTOMER} labels={contact.existingCustomer} />
          <TextField name="fragenAnmerkungen" label={contact.labels.fragenAnmerkungen} rows={4} isRequired={false} width="whole" maxLength={NOTE_LENGTH} />
        </FormPart>
        <FormPart title={contact.parts.appointment}>
          <TextField name="bevorzugterTermin" label={contact.labels.bevorzugterTermin} type="date" autoComplete="off" />
          <ChoiceGroup name="bevorzugteUhrzeit" label={contact.labels.bevorzugteUhrzeit} kind="one" choices={DAY_TIMES} labels={contact.dayTimes} />
        </FormPart>
        <Person texts={contact} />
      </Form>
    </FormSection>
  )
}

function Person({ texts: { parts, labels, salutations } }: { texts: ContactTexts }) {
  return (
    <FormPart title={parts.person}>
      <ChoiceGroup name="anrede" label={labels.anrede} kind="one" choices={SALUTATIONS} labels={salutations} />
      <TextField name="vorname" label={labels.vorname} autoComplete="given-name" />
      <TextField name="nachname" label={labels.nachname} autoComplete="family-name" />
      <TextField name="dateOfBirth" label={labels.dateOfBirth} type="date" autoComplete="bday" isRequired={false} />
      <TextField name="strasse" label={labels.strasse} autoComplete="address-line1" isRequired={false} />
      <TextField name="plz" label={labels.plz} autoComplete="postal-code" inputMode="numeric" width="third" />
      <TextField name="ort" label={labels.ort} autoComplete="address-level2" isRequired={false} width="rest" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
      <TextField name="telefon" label={labels.telefon} type="tel" autoComplete="tel" inputMode="tel" />
    </FormPart>
  )
}

/** What the call expects besides the fields; where the mails really go and what they say, the server decides itself. */
function useSender() {
  const { locale, owner, formTexts } = usePage()
  const { subject, body, signature } = formTexts.mail.contact
  const named = (text: string) => fill(text, { appName: owner.name })
  return {
    contactEmail: owner.email,
    lang: locale,
    editorLang: owner.editorLocale,
    appNameFallback: owner.name,
    confirmationEmailTranslations: { subject: named(subject), body: named(body), signature: named(signature) },
  }
}
