import { Fragment } from 'react'
import { emailParts } from './email-parts.ts'
import styles from './addresses.module.css'

/** An address to read, to press and to copy in one piece, wherever its lines end. */
export function Email({ address, end = '' }: { address: string; end?: string | undefined }) {
  const { name, domain } = emailParts(address)
  return (
    <>
      <Half parts={name} />
      {name.length > 0 && <wbr />}
      <Half parts={domain.with(-1, `${domain.at(-1) ?? ''}${end}`)} />
    </>
  )
}

/** Goes on in the next line as a whole if that is long enough, else where it may. */
function Half({ parts }: { parts: readonly string[] }) {
  return (
    <span className={styles.whole}>
      {parts.length === 1
        ? parts
        : parts.map((part, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts of an address never move.
            <Fragment key={at}>
              {at > 0 && <wbr />}
              <span className={styles.whole}>{part}</span>
            </Fragment>
          ))}
    </span>
  )
}
