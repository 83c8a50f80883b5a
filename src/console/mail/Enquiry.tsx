import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { fill } from '../../i18n/fill.ts'
import { inOrder, worstStatus, type ListedEnquiry, type ListedMail } from './mail-list.ts'
import styles from './Enquiry.module.css'

type Props = { texts: ConsoleTexts; enquiry: ListedEnquiry; showTime: (time: string) => string }

function MailFate({ texts, mail, showTime }: { texts: ConsoleTexts; mail: ListedMail; showTime: Props['showTime'] }) {
  const words = texts.mail
  const next = mail.status === 'waiting' && mail.attempts > 0 && mail.nextAttemptAt !== null ? fill(words.nextAttempt, { time: showTime(mail.nextAttemptAt) }) : ''
  const sent = mail.sentAt === null ? '' : showTime(mail.sentAt)
  return (
    <>
      <Status texts={texts} status={mail.status} /> {sent || [reasonOf(words, mail), next].filter(Boolean).join(', ')}
    </>
  )
}

/** Why it is not there, in a few words. */
function reasonOf({ failures }: ConsoleTexts['mail'], { lastFailure }: ListedMail): string {
  const known: Readonly<Record<string, string>> = failures
  return lastFailure === null ? '' : (known[lastFailure] ?? failures.unknown)
}

function Status({ texts, status }: { texts: ConsoleTexts; status: ListedMail['status'] | null }) {
  return (
    <span className={styles.status} data-status={status ?? 'kept'}>
      {status === null ? texts.mail.noMail : texts.mail.statuses[status]}
    </span>
  )
}

export function Enquiry({ texts, enquiry, showTime }: Props) {
  const words = texts.mail
  return (
    <li>
      <details className={styles.enquiry}>
        <summary>
          <time dateTime={enquiry.createdAt}>{showTime(enquiry.createdAt)}</time>
          <span className={styles.from}>{enquiry.email}</span>
          <span className={styles.form}>{words.forms[enquiry.form]}</span>
          <Status texts={texts} status={worstStatus(enquiry)} />
        </summary>
        {inOrder(enquiry.mails).map((mail) => (
          <article key={mail.id} className={styles.mail}>
            <h3>{mail.subject}</h3>
            <dl>
              <dt>{words.purposes[mail.purpose]}</dt>
              <dd>{mail.to}</dd>
              <dt>{words.status}</dt>
              <dd>
                <MailFate texts={texts} mail={mail} showTime={showTime} />
              </dd>
            </dl>
            <pre>{mail.text}</pre>
          </article>
        ))}
      </details>
    </li>
  )
}
