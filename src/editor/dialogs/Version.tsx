import { useWorkbench } from '../workbench.ts'
import styles from './EditorDialog.module.css'

type Props = { name: string; text: string | null; locale: string | null }

export function Version({ name, text, locale }: Props) {
  const { texts } = useWorkbench()
  return (
    <section className={styles.version}>
      <h3 className={styles.versionName}>{name}</h3>
      <p lang={text === null ? undefined : (locale ?? undefined)} className={styles.versionText} data-empty={text === null || undefined}>
        {text ?? texts.clash.empty}
      </p>
    </section>
  )
}
