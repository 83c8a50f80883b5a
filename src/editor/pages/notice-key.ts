/** Apart, because every page looks for it and few find it. */
export const NOTICE = 'pageNotice'
