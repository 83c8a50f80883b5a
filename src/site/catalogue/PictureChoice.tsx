import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { fill } from '../../i18n/fill.ts'
import { variantPath, type Media } from '../../model/media.ts'
import styles from './Playground.module.css'

type Props = { name: string; label: string; words: ConsoleTexts['catalogue']; media: readonly Media[]; value: string | null; onChange: (id: string | null) => void }

export function PictureChoice({ name, label, words, media, value, onChange }: Props) {
  const choices = [{ id: null, title: words.noPicture, source: null }, ...media.map(({ id, video }, index) => ({ id, title: fill(words.picture, { number: index + 1 }), source: video?.posterUrl ?? variantPath(id, 320) }))]
  return (
    <fieldset className={styles.pictures}>
      <legend className={styles.hidden}>{label}</legend>
      {choices.map(({ id, title, source }) => (
        <label key={id ?? 'none'} className={styles.picture} title={title}>
          <input type="radio" name={name} aria-label={title} checked={id === value} onChange={() => onChange(id)} />
          {source === null ? <span className={styles.noPicture} /> : <img src={source} alt="" width={48} height={48} loading="lazy" />}
        </label>
      ))}
    </fieldset>
  )
}
