import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { useWorkbench } from '../workbench.ts'
import { changedPart } from './changed-part.ts'
import { withoutSection, type ReceiptPart } from './receipt.ts'
import { useJump } from './use-jump.ts'
import styles from './Publish.module.css'

/** What will be different, section by section. */
export function ReceiptLines({ parts }: { parts: readonly ReceiptPart[] }) {
  const { data } = useWorkbench()
  const jump = useJump()
  return parts.map(({ groupId, name, lines }) => (
    <section key={groupId} className={styles.part}>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.lines}>
        {lines.map(({ words, spot }, at) => {
          const line = (
            <>
              <span className={styles.what}>
                {words.what}
                {words.where !== name && <span className={styles.soft}> · {withoutSection(words.where, name)}</span>}
                {words.locale && data.locales.length > 1 && <span className={styles.language}>{words.locale.toUpperCase()}</span>}
              </span>
              {(words.before ?? words.after) !== null && (
                <span className={styles.change} lang={words.locale ?? undefined}>
                  <Difference before={words.before} after={words.after} />
                </span>
              )}
            </>
          )
          return (
            <li key={at}>
              {spot ? (
                <button type="button" className={styles.line} onClick={() => void jump(spot)}>
                  {line}
                </button>
              ) : (
                <div className={styles.line}>{line}</div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  ))
}

function Difference({ before, after }: { before: string | null; after: string | null }) {
  const { locale } = useWorkbench()
  const texts = publishTexts[locale]
  if (before === after) return texts.onlyLook
  const part = before === null || after === null ? { lead: '', before: before ?? texts.empty, after: after ?? texts.empty, tail: '' } : changedPart(before, after)
  return (
    <>
      {part.lead}
      {part.before !== '' && <del>{part.before}</del>} <span className={styles.spoken}>{texts.becomes}</span> {part.after !== '' && <ins>{part.after}</ins>}
      {part.tail}
    </>
  )
}
