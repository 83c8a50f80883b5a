import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './ButtonLink.module.css'

export const BUTTON_VARIANTS = ['contained', 'bubble', 'text', 'publication', 'destructive', 'floating', 'list', 'highlight', 'outlined'] as const
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

type Props = { href: string; isNewTab?: boolean; variant?: ButtonVariant; className?: string; /** Which one it is, where it is edited. */ field?: string; children: ReactNode }

export function ButtonLink({ href, isNewTab = false, variant = 'contained', className, field, children }: Props) {
  // Where it is edited, its words are what the keyboard comes to: two stops for one button would swallow what is typed next.
  return (
    <a
      href={href}
      data-field={field}
      tabIndex={field === undefined ? undefined : -1}
      className={classNames(styles.button, styles[variant], className)}
      {...(isNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  )
}
