import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ChoicePicture } from '../../options/ChoicePicture.tsx'
import { OptionControl } from '../../options/OptionControl.tsx'
import { pictureOf } from '../../options/picture-of.ts'
import type { OptionRowProps } from './option-row-props.ts'
import { closesAfterSave } from './unfolds.ts'
import styles from './Options.module.css'

type Props = OptionRowProps & { aside: ReactNode; isSaving: boolean; onChange: (value: unknown) => void }

/** It leaves when what was chosen is saved. */
type Phase = 'closed' | 'open' | 'leaving' | 'finished'

const STEPPING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/**
 * One option: its line, and below it its editor. That closes when a choice is saved (E-060), and the line has the focus again.
 * Arrow keys step through the choices, each of which acts at once, and do not close it: Enter does.
 */
export function UnfoldingOption({ aside, isSaving, isOnly, onClose, onChange, ...props }: Props) {
  const { groupId, optionKey, option, label, values, summary } = props
  const [phase, setPhase] = useState<Phase>(isOnly ? 'open' : 'closed')
  const isStepping = useRef(false)
  const line = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isForced = option.kind === 'link'

  const isOpen = phase === 'open' || phase === 'leaving'
  if (phase === 'leaving' && !isSaving) setPhase('finished')

  useEffect(() => {
    if (phase !== 'finished') return
    if (isOnly) onClose()
    else line.current?.focus()
  }, [phase, isOnly, onClose])

  function choose(value: unknown) {
    onChange(value)
    if (isForced || (closesAfterSave(option.kind) && !isStepping.current)) setPhase('leaving')
  }

  function onKeyDown(event: KeyboardEvent) {
    isStepping.current = STEPPING.includes(event.key)
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio'
    if (event.key === 'Enter' && isRadio) {
      // The line gets the focus at once, and the same key would open it again.
      event.preventDefault()
      setPhase('leaving')
    }
    if (event.key !== 'Escape' || isOnly) return
    // One step outwards: the tool itself closes at the next Escape.
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    setPhase('closed')
    line.current?.focus()
  }

  return (
    <div className={styles.option} data-open={isOpen || undefined}>
      <div className={styles.row}>
        <button ref={line} type="button" className={styles.line} aria-expanded={isOpen} aria-controls={id} onClick={() => setPhase(isOpen ? 'closed' : 'open')}>
          <Sample option={option} value={values[optionKey]} />
          <span className={styles.name}>{label}</span>
          <span className={styles.summary}>{summary}</span>
          <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
        </button>
        <span className={styles.aside}>{aside}</span>
      </div>
      <div id={id} hidden={!isOpen} className={styles.editor} onKeyDownCapture={onKeyDown} onPointerDownCapture={() => (isStepping.current = false)}>
        {isOpen && <OptionControl {...props} name={`${groupId}-${optionKey}`} isLabelHidden onChange={choose} />}
      </div>
    </div>
  )
}

/** What is chosen, small: the same drawing as among the choices. */
function Sample({ option, value }: { option: Props['option']; value: unknown }) {
  const drawing = pictureOf(option, value)
  if (drawing) {
    return (
      <span className={styles.sample}>
        <ChoicePicture drawing={drawing} />
      </span>
    )
  }
  if (option.kind === 'colorSwatches') return <span className={styles.swatch} style={{ backgroundColor: `var(--theme-${String(value)})` }} />
  return null
}
