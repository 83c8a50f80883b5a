import { useEffect, useState, type FormEvent } from 'react'
import { videoTexts } from '../../../i18n/editor/video/texts.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { LibraryMedium } from '../../api/library-medium.ts'
import { youtubeIdIn } from '../../../model/video.ts'
import { addYoutube } from '../../api/video-calls.ts'
import { useWorkbench } from '../../workbench.ts'
import styles from './VideoDoor.module.css'

type Said = { is: 'nothing' | 'saving' | 'saved' | 'failed'; message?: string }

/** E-148 */
const SAID_FOR = { saved: 2000, failed: 3000 }

export function YoutubeLink({ onChosen }: { onChosen: (medium: LibraryMedium) => void }) {
  const { locale, call } = useWorkbench()
  const texts = videoTexts[locale].youtube
  const [address, setAddress] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)
  const [said, setSaid] = useState<Said>({ is: 'nothing' })

  useEffect(() => {
    if (said.is !== 'saved' && said.is !== 'failed') return
    const timer = setTimeout(() => setSaid({ is: 'nothing' }), SAID_FOR[said.is])
    return () => clearTimeout(timer)
  }, [said])

  async function add(event: FormEvent) {
    event.preventDefault()
    const videoId = youtubeIdIn(address)
    setIsInvalid(videoId === null)
    if (videoId === null || said.is === 'saving') return
    setSaid({ is: 'saving' })
    const answer = await addYoutube(call, { videoId, youtubeUrl: address.trim() })
    if (!answer.ok) return setSaid({ is: 'failed', message: answer.message })
    setSaid({ is: 'saved' })
    setAddress('')
    onChosen(answer.value.media)
  }

  return (
    <form className={styles.link} noValidate onSubmit={(event) => void add(event)}>
      <TextField
        label={texts.address}
        help={texts.help}
        error={isInvalid ? texts.invalid : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value)
          setIsInvalid(false)
        }}
      />
      <p className={styles.hint}>{texts.privacy}</p>
      <Button look="primary" type="submit" isBusy={said.is === 'saving'} className={styles.add}>
        {texts.add}
      </Button>
      <div role="status">{said.is === 'saved' && <p className={styles.ready}>{texts.saved}</p>}</div>
      <div role="alert">
        {said.is === 'failed' && (
          <div className={styles.failure}>
            <p>
              <strong>{texts.failed}</strong>
            </p>
            {said.message && <p>{said.message}</p>}
          </div>
        )}
      </div>
    </form>
  )
}
