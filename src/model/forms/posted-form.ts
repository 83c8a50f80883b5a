/** The hidden field in which a form without script names its section. */
export const FORM_FIELD = '_form'
/** The query key of the page that says that a form has arrived. */
export const SENT_PARAMETER = 'sent'
