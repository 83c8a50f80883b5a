/** At once for whoever wants no motion, and on phones, where the menu at the thumb scrolls too and would stop it half way. */
export const calmly = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce), (max-width: 640px)').matches ? 'instant' : 'smooth')
