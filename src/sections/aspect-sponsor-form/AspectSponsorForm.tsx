import type { FormTexts } from '../../i18n/forms/de.ts'
import { NOTE_LENGTH } from '../../model/forms/form-text.ts'
import { ASPECT_PERSON_PRICE, bookedOption, formatFrancs, MOST_PERSONS, PERSON_PRICE, SPONSOR_PACKAGES } from '../../model/forms/sponsor/sponsor-form.ts'
import { Form } from '../../ui/form/Form.tsx'
import { CheckedPart, FormPart } from '../../ui/form/FormPart.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { aspectSponsorForm } from './aspect-sponsor-form.section.ts'
import styles from './AspectSponsorForm.module.css'
import { PackageRow } from './PackageRow.tsx'

type Texts = { texts: FormTexts['sponsor'] }

export function AspectSponsorForm({ id, slots, options }: SectionProps<typeof aspectSponsorForm>) {
  const { sponsor } = usePage().formTexts
  const flags: Readonly<Record<string, unknown>> = options
  return (
    <FormSection id={id} tone={options.color} title={slots.title} description={slots.description}>
      {options.bookingClosed && <p className={styles.closed}>{sponsor.closedText}</p>}
      <Form
        id={id}
        behaviour="sections/aspect-sponsor-form/aspect-sponsor-form"
        call="aspectSponsorForm"
        thanks={sponsor.sent}
        closed={options.bookingClosed ? sponsor.closed : null}
      >
        <CheckedPart name="packages" title={sponsor.parts.packages}>
          <ul className={styles.packages}>
            {SPONSOR_PACKAGES.map(({ key, price }) => (
              <PackageRow key={key} name={key} label={sponsor.packages[key]} price={price} isBooked={flags[bookedOption(key)] === true} />
            ))}
          </ul>
        </CheckedPart>
        <Persons texts={sponsor} />
        <p className={styles.total}>
          <span>{sponsor.total}</span> <output data-total="">{`CHF ${formatFrancs(0)}`}</output>
        </p>
        <Contact texts={sponsor} />
      </Form>
    </FormSection>
  )
}

function Persons({ texts: { parts, labels, perPerson, namesHint, more, fewer } }: Texts) {
  const priced = (price: number) => `CHF ${formatFrancs(price)} ${perPerson}`
  const names = { hint: namesHint, rows: 2, isRequired: 'sometimes', width: 'whole', maxLength: NOTE_LENGTH } as const
  return (
    <FormPart title={parts.persons}>
      <NumberField name="numberOfPersons" label={labels.numberOfPersons} detail={priced(PERSON_PRICE)} most={MOST_PERSONS} more={more} fewer={fewer} />
      <TextField name="personsNames" label={labels.personsNames} {...names} />
      <NumberField name="aspectNumberOfPersons" label={labels.aspectNumberOfPersons} detail={priced(ASPECT_PERSON_PRICE)} most={MOST_PERSONS} more={more} fewer={fewer} />
      <TextField name="aspectPersonsNames" label={labels.aspectPersonsNames} {...names} />
    </FormPart>
  )
}

function Contact({ texts: { parts, labels } }: Texts) {
  return (
    <FormPart title={parts.contact}>
      <TextField name="company" label={labels.company} autoComplete="organization" />
      <TextField name="contactName" label={labels.contactName} autoComplete="name" />
      <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" inputMode="tel" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
    </FormPart>
  )
}
