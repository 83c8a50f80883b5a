import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part that is fetched when it is drawn first and shown in the moment it is there. React's own `lazy` holds back whatever
 * comes within 300 ms after a gap, and hides what stands beside it meanwhile.
 * What stands there meanwhile also stays where it never comes; without it, the nearest `Later` hears of the failure.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>, Meanwhile?: ComponentType<Props>): ComponentType<Props> & { ahead: () => boolean } {
  let fetched: ComponentType<Props> | null = null
  let isBegun = false

  function LoadedLater(props: Props) {
    const [state, setState] = useState<{ Part: ComponentType<Props> | null; failure?: Error }>(() => ({ Part: fetched }))
    const { Part, failure } = state
    useEffect(() => {
      if (Part) return
      let isGone = false
      const show = (next: typeof state) => !isGone && setState(next)
      load().then(
        (loaded) => {
          fetched = loaded
          show({ Part: loaded })
        },
        (reason: unknown) => show({ Part: null, failure: reason instanceof Error ? reason : new Error(String(reason)) }),
      )
      return () => void (isGone = true)
    }, [Part])
    if (Part) return <Part {...props} />
    if (Meanwhile) return <Meanwhile {...props} />
    if (failure) throw failure
    return null
  }

  /** For a hand that comes near what opens it; false where that was done before. */
  function ahead(): boolean {
    if (isBegun) return false
    isBegun = true
    // Whoever draws it asks again, and is told.
    load().catch(() => (isBegun = false))
    return true
  }
  return Object.assign(LoadedLater, { ahead })
}

/** Meanwhile, for what may be missing. */
export const Nothing = () => null
