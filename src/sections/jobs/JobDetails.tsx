import { phoneHref } from '../../model/content/phone-href.ts'
import type { RichText } from '../../model/content/rich-text.ts'
import { Email } from '../../ui/addresses/Email.tsx'
import { Phone } from '../../ui/addresses/Phone.tsx'
import { usePage } from '../../ui/page-context.ts'
import { MediaImage } from '../../ui/picture/MediaImage.tsx'
import { useStoredLanguage } from '../../ui/use-stored-language.ts'
import { RichTextBlocks } from '../../ui/rich-text/RichTextBlocks.tsx'
import type { ShownJob } from './shown-job.ts'
import styles from './JobDetails.module.css'

/** Headings of a description are parts of the job, whatever level they were written in. */
function headingsFrom(level: number, doc: RichText): RichText {
  return { ...doc, content: doc.content.map((block) => (block.type === 'heading' ? { ...block, attrs: { level: Math.max(level, block.attrs.level) } } : block)) }
}

export function JobDetails({ job, headingLevel }: { job: ShownJob; headingLevel: number }) {
  const language = useStoredLanguage()
  return (
    <div className={styles.details}>
      {job.pictures.length > 0 && (
        <div className={styles.pictures}>
          {job.pictures.map((picture) => (
            <MediaImage key={picture.id} media={picture} alt="" sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw" className={styles.picture} />
          ))}
        </div>
      )}
      <RichTextBlocks doc={headingsFrom(headingLevel, job.description)} media={job.inText} lang={language} />
      <JobContact job={job} />
    </div>
  )
}

function JobContact({ job: { branch, contact } }: { job: ShownJob }) {
  const { texts } = usePage()
  return (
    <dl className={styles.contact}>
      <div>
        <dt>{texts.workplace}</dt>
        <dd>
          <strong>{branch.name}</strong>
          <span>{`${branch.street} ${branch.streetNumber}`.trim()}</span>
          <span>{`${branch.zip} ${branch.city}`.trim()}</span>
        </dd>
      </div>
      <div>
        <dt>{contact ? texts.contactPerson : texts.contact}</dt>
        <dd>
          {contact && <strong>{`${contact.firstName} ${contact.lastName}`}</strong>}
          {branch.phone !== '' && (
            <a href={phoneHref(branch.phone)}>
              <Phone number={branch.phone} />
            </a>
          )}
          {branch.email !== '' && (
            <a href={`mailto:${branch.email}`}>
              <Email address={branch.email} />
            </a>
          )}
        </dd>
      </div>
    </dl>
  )
}
