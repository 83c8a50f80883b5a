/** Only servers draw islands for live pages; a browser must not get the renderer. */
export const drawAlone = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : () => ''
