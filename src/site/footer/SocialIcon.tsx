import type { SocialNetwork } from '../page-view.ts'

export const NETWORK_NAMES: Record<SocialNetwork, string> = { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' }

const SHAPES: Record<SocialNetwork, React.ReactNode> = {
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17.3" cy="6.7" r=".6" />
    </g>
  ),
  facebook: <path fill="currentColor" d="M13.8 21v-8h2.8l.5-3.4h-3.3V7.5c0-1 .4-1.6 1.7-1.6h1.7V3.1A20 20 0 0 0 14.8 3c-2.7 0-4.4 1.6-4.4 4.2v2.4H7.5V13h2.9v8z" />,
  linkedin: (
    <path
      fill="currentColor"
      d="M3.6 9h3.7v11.5H3.6zM5.4 3.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM9.6 9h3.5v1.6c.6-1 1.9-1.9 3.6-1.9 3.5 0 4.2 2.3 4.2 5.2v6.6h-3.7v-5.9c0-1.5-.3-2.9-1.9-2.9s-2 1.3-2 2.8v6H9.6z"
    />
  ),
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[network]}
    </svg>
  )
}
