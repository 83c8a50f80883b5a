import { createContext, useContext } from 'react'

/** Where menus, dialogs and hints are put, so that the editor's own look reaches them. */
export const ChromeRootContext = createContext<HTMLElement | null>(null)

export const useChromeRoot = () => useContext(ChromeRootContext)
