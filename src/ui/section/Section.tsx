import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Section.module.css'

export type Tone = 'background' | 'surface' | 'primary' | 'secondary' | 'accent'

type Props = Omit<ComponentPropsWithRef<'section'>, 'id'> & { id: string; tone?: Tone; isFlush?: boolean; children: ReactNode }

export function Section({ id, tone = 'background', isFlush = false, className, children, ...rest }: Props) {
  return (
    <section id={`s-${id}`} data-tone={tone} className={classNames(styles.section, styles[tone], isFlush && styles.flush, className)} {...rest}>
      {children}
    </section>
  )
}
