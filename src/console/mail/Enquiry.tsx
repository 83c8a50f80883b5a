import { useState } from 'react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { inOrder, maySendAgain, worstStatus, type ListedEnquiry, type ListedMail } from './mail-list.ts'
import styles from './Enquiry.module.css'

type Props = { texts: ConsoleTexts; enquiry: ListedEnquiry; showTime: (time: string) => string; sendAgain: (mailId: string) => Promise<boolean> }

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

function SendAgain({ texts, onSend }: { texts: ConsoleTexts; onSend: () => Promise<boolean> }) {
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle')
  const send = async () => {
    setStep('busy')
    setStep((await onSend()) ? 'idle' : 'failed')
  }
  return (
    <p className={styles.again}>
      <Button look="outlined" isBusy={step === 'busy'} onClick={() => void send()}>
        {texts.mail.sendAgain}
      </Button>
      {step === 'failed' && <span role="alert">{texts.mail.sendAgainFailed}</span>}
    </p>
  )
}

export function Enquiry({ texts, enquiry, showTime, sendAgain }: Props) {
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
        <dl className={styles.lines} aria-label={words.whole}>
          {enquiry.lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
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
            {maySendAgain(mail) && <SendAgain texts={texts} onSend={() => sendAgain(mail.id)} />}
            <pre>{mail.text}</pre>
          </article>
        ))}
      </details>
    </li>
  )
}
