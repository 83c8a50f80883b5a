import { rich, type DemoPage } from '../../demo-site.ts'
import { same } from '../words.ts'

export const appointment: DemoPage = {
  key: 'appointment',
  slugs: { de: 'termin', fr: 'rendez-vous', it: 'appuntamento', en: 'appointment' },
  name: { de: 'Termin buchen', fr: 'Prendre rendez-vous', it: 'Prenotare un appuntamento', en: 'Book an appointment' },
  description: {
    de: 'Termin bei Optik Seeblick: telefonisch oder per E-Mail in Rapperswil, Stäfa und Wädenswil.',
    fr: 'Rendez-vous chez Optik Seeblick : par téléphone ou e-mail à Rapperswil, Stäfa et Wädenswil.',
    it: 'Appuntamento da Optik Seeblick: per telefono o e-mail a Rapperswil, Stäfa e Wädenswil.',
    en: 'Appointments at Optik Seeblick: by phone or e-mail in Rapperswil, Stäfa and Wädenswil.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        title: { text: { de: 'Wann passt es Ihnen?', fr: 'Quand cela vous convient-il ?', it: 'Quando vi va bene?', en: 'When suits you?' } },
        description: {
          text: {
            de: 'Rufen Sie an oder schreiben Sie uns zwei Zeitfenster. Wir bestätigen innert eines Arbeitstages.',
            fr: 'Appelez-nous ou proposez deux plages horaires par e-mail. Nous confirmons sous un jour ouvrable.',
            it: 'Chiamateci o scriveteci due fasce orarie. Confermiamo entro un giorno lavorativo.',
            en: 'Call us or send two time slots by e-mail. We confirm within one working day.',
          },
        },
        button: { text: same('+41 55 555 01 01'), link: { type: 'phone', phone: '+41 55 555 01 01' } },
        secondaryButton: { text: { de: 'E-Mail schreiben', fr: 'Envoyer un e-mail', it: 'Scrivere un’e-mail', en: 'Send an e-mail' }, link: { type: 'email', email: 'termin@optik-seeblick.example' } },
        image: { picture: 'eye-test', alt: { de: 'Messgerät im Prüfraum', fr: 'Appareil dans la salle d’examen', it: 'Strumento nella sala d’esame', en: 'Instrument in the testing room' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Wie viel Zeit Sie brauchen', fr: 'Le temps à prévoir', it: 'Quanto tempo serve', en: 'How long it takes' } },
        textBlock: {
          rich: {
            de: rich(['- Sehtest: **40 Minuten**', '- Brillenberatung: **45 Minuten**', '- Kontaktlinsen, erster Termin: **60 Minuten**', '- Myopie-Check, in Stäfa: **60 Minuten**', 'Absagen bis 24 Stunden vorher sind kostenlos.']),
            fr: rich(['- Examen de la vue : **40 minutes**', '- Conseil en lunettes : **45 minutes**', '- Lentilles, premier rendez-vous : **60 minutes**', '- Bilan de myopie, à Stäfa : **60 minutes**', 'Annulation gratuite jusqu’à 24 heures avant.']),
            it: rich(['- Esame della vista: **40 minuti**', '- Consulenza occhiali: **45 minuti**', '- Lenti a contatto, primo appuntamento: **60 minuti**', '- Check della miopia, a Stäfa: **60 minuti**', 'Disdetta gratuita fino a 24 ore prima.']),
            en: rich(['- Eye test: **40 minutes**', '- Choosing glasses: **45 minutes**', '- Contact lenses, first visit: **60 minutes**', '- Myopia check, in Stäfa: **60 minutes**', 'Cancel free of charge up to 24 hours before.']),
          },
        },
      },
    },
  ],
}
