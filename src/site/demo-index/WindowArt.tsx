import type { ReactNode } from 'react'
import styles from './WindowArt.module.css'

const HORIZON = (
  <>
    <circle className={styles.accent} cx="262" cy="138" r="52" />
    <path className={styles.primary} d="M0 212q100-34 200 0t200 0v188H0z" />
    <path className={styles.line} d="M40 268h190M110 300h210M70 332h140M190 364h150" />
  </>
)

const FLIGHT = (
  <>
    <circle className={styles.primary} cx="330" cy="92" r="150" />
    <path className={styles.dashes} d="M28 372C70 150 190 110 262 246s86 96 108 38" />
    <circle className={styles.accent} cx="118" cy="196" r="58" />
    <path className={styles.text} d="M300 400V232h8v168zM308 232l70 26-70 28z" />
  </>
)

const GRID = (
  <>
    <path className={styles.primary} d="M0 0h196v196H0zM204 204h196v196H204z" />
    <circle className={styles.accent} cx="302" cy="124" r="70" />
    <path className={styles.line} d="M0 236h196M0 268h196M0 300h196M0 332h196M0 364h196" />
    <circle className={styles.ring} cx="302" cy="277" r="44" />
  </>
)

const LOAVES = (
  <>
    <path className={styles.primary} d="M0 292q200-26 400 6v102H0z" />
    <path className={styles.tone} d="M44 300c-26-96 44-158 128-158s142 70 112 160q-120 26-240-2z" />
    <path className={styles.cuts} d="M104 188l34 72M158 176l30 78M214 190l18 62" />
    <path className={styles.accent} d="M238 320c-10-70 38-112 88-104 56 8 74 62 48 106q-68 20-136-2z" />
  </>
)

const SCENES: readonly ReactNode[] = [HORIZON, FLIGHT, GRID, LOAVES]

/** Something for the window, in the site's own colours; the shape around it comes from the site's theme too. */
export function WindowArt({ index }: { index: number }) {
  return (
    <span className={styles.art} aria-hidden="true">
      <svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">
        {SCENES[index % SCENES.length]}
      </svg>
    </span>
  )
}
