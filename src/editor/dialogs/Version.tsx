import { useWorkbench } from '../workbench.ts'
import { wordDiff } from './word-diff.ts'
import styles from './EditorDialog.module.css'

/** `other`: what it differs from; that is marked. */
type Props = { name: string; text: string | null; locale: string | null; other?: string | null }

export function Version({ name, text, locale, other }: Props) {
  const { texts } = useWorkbench()
  const pieces = text === null || other === undefined ? null : wordDiff(text, other ?? '')
  return (
    <section className={styles.version}>
      <h3 className={styles.versionName}>{name}</h3>
      <p lang={text === null ? undefined : (locale ?? undefined)} className={styles.versionText} data-empty={text === null || undefined}>
        {pieces ? pieces.map((piece, at) => (piece.isOwn ? <mark key={at}>{piece.text}</mark> : piece.text)) : (text ?? texts.clash.empty)}
      </p>
    </section>
  )
}
