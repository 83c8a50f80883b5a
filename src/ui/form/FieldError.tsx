import styles from './Form.module.css'

/** Empty while all is well; what is read out with the field is what stands here. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.error} data-error="">
      {text}
    </p>
  )
}
