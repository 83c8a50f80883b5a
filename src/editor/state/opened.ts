import { afterFrame } from './after-frame.ts'

let open = () => {}

/** The texts can be written in, and that is painted. What nobody needs for the first word waits for it: it would be loaded, run and drawn first. */
export const opened = new Promise<void>((resolve) => (open = resolve))

export const tellOpened = () => afterFrame(open)
