/** Opening hours per branch, as lines of rich text. */
export const hours = {
  rapperswil: {
    de: ['Montag: **13.30–18.30 Uhr**', 'Dienstag bis Freitag: **9.00–18.30 Uhr**', 'Samstag: **9.00–16.00 Uhr**'],
    fr: ['Lundi : **13 h 30–18 h 30**', 'Mardi à vendredi : **9 h–18 h 30**', 'Samedi : **9 h–16 h**'],
    it: ['Lunedì: **13.30–18.30**', 'Da martedì a venerdì: **9.00–18.30**', 'Sabato: **9.00–16.00**'],
    en: ['Monday: **1.30 pm–6.30 pm**', 'Tuesday to Friday: **9 am–6.30 pm**', 'Saturday: **9 am–4 pm**'],
  },
  staefa: {
    de: ['Dienstag bis Freitag: **9.00–12.15 und 13.30–18.30 Uhr**', 'Samstag: **9.00–14.00 Uhr**', 'Montag geschlossen'],
    fr: ['Mardi à vendredi : **9 h–12 h 15 et 13 h 30–18 h 30**', 'Samedi : **9 h–14 h**', 'Fermé le lundi'],
    it: ['Da martedì a venerdì: **9.00–12.15 e 13.30–18.30**', 'Sabato: **9.00–14.00**', 'Lunedì chiuso'],
    en: ['Tuesday to Friday: **9 am–12.15 pm and 1.30 pm–6.30 pm**', 'Saturday: **9 am–2 pm**', 'Closed on Mondays'],
  },
  waedenswil: {
    de: ['Montag bis Mittwoch, Freitag: **9.00–18.30 Uhr**', 'Donnerstag: **9.00–20.00 Uhr**', 'Samstag: **9.00–16.00 Uhr**'],
    fr: ['Lundi à mercredi, vendredi : **9 h–18 h 30**', 'Jeudi : **9 h–20 h**', 'Samedi : **9 h–16 h**'],
    it: ['Da lunedì a mercoledì, venerdì: **9.00–18.30**', 'Giovedì: **9.00–20.00**', 'Sabato: **9.00–16.00**'],
    en: ['Monday to Wednesday, Friday: **9 am–6.30 pm**', 'Thursday: **9 am–8 pm**', 'Saturday: **9 am–4 pm**'],
  },
}
