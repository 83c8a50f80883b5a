import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { useShowsEmpty } from '../../ui/mode/use-shows-empty.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Text } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import { BranchContact } from './BranchContact.tsx'
import { contactDataSchema } from './contact-data.ts'
import type { contact } from './contact.section.ts'
import styles from './Contact.module.css'

export function Contact({ id, slots, options, data }: SectionProps<typeof contact>) {
  const showsEmpty = useShowsEmpty()
  const titleTag = useTitleTag(id)
  const nameTag = useCardTitleTag()
  const loaded = contactDataSchema.safeParse(data).data
  const branches = loaded?.branches ?? []
  if (branches.length === 0 && !showsEmpty) return null
  return (
    <Section id={id} tone={options.color}>
      <div className={styles.inner}>
        <Text slot={slots.title} as={titleTag} className={styles.title} />
        <ul className={styles.branches}>
          {branches.map((branch) => (
            <li key={branch.id} className={styles.branch}>
              <BranchContact branch={branch} nameTag={nameTag} now={new Date(loaded?.now ?? 0)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
