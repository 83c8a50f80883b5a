import type { ControlProps } from '../control-props.ts'
import { ChoiceControl } from '../ChoiceControl.tsx'
import styles from '../Control.module.css'

/** Shows each choice in the site's own colour, which the page around it carries as a custom property. */
export function ColorSwatchesControl(props: ControlProps) {
  return <ChoiceControl {...props} mark={(choice) => <span className={styles.swatch} style={{ backgroundColor: `var(--theme-${choice})` }} />} />
}
