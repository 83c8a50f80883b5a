const DRAWINGS = {
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  cross: 'M5 5l14 14M19 5L5 19',
  left: 'M15 4l-8 8 8 8',
  right: 'M9 4l8 8-8 8',
  flag: 'M6 21V4M6 4l12 4-12 5',
  pencil: 'M4 20l1-4L16 5l3 3L8 19z',
}

export function GameIcon({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="square" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
