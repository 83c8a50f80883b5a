import { Fragment } from 'react'
import { emailParts } from './email-parts.ts'
import styles from './addresses.module.css'

/** An address to read, to press and to copy in one piece, wherever its lines end. */
export function Email({ address }: { address: string }) {
  const { name, domain } = emailParts(address)
  return (
    <>
      <Parts parts={name} />
      {name.length > 0 && <wbr />}
      <span className={styles.whole}>
        <Parts parts={domain} />
      </span>
    </>
  )
}

function Parts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of an address never move.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span className={styles.whole}>{part}</span>
    </Fragment>
  ))
}
