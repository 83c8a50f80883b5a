import { z } from 'zod'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { Button } from '../../../kit/button/Button.tsx'
import type { PastSetting } from '../../api/settings-calls.ts'
import { useWorkbench } from '../../workbench.ts'
import { pastWords } from './past-words.ts'
import styles from './Past.module.css'

const bodySchema = z.object({ part: z.string().optional(), branchId: z.string().optional(), before: z.unknown(), after: z.unknown() })

type Props = { step: PastSetting; onTakeBack: () => void }

export function PastStep({ step: { act, at, by }, onTakeBack }: Props) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale]
  const body = bodySchema.safeParse(act.body).data
  const lines = body ? pastWords(texts, body) : []
  const time = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  if (lines.length === 0) return null
  return (
    <li className={styles.step}>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <p className={styles.meta}>
        {by ?? texts.past.somebody}, <time dateTime={at}>{time}</time>
      </p>
      <Button look="outlined" aria-label={`${texts.past.restore}: ${lines.join(', ')}`} onClick={onTakeBack}>
        {texts.past.restore}
      </Button>
    </li>
  )
}
