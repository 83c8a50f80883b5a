/** Where the shops are; dates and times never depend on the server's or the visitor's zone. */
export const TIME_ZONE = 'Europe/Berlin'
