import { createContext, useContext } from 'react'

/** Where menus, dialogs and hints are put, so that the kit's own look reaches them and the page's does not. */
export const ChromeRootContext = createContext<HTMLElement | null>(null)

export const useChromeRoot = () => useContext(ChromeRootContext)
