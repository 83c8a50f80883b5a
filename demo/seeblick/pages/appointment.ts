import type { DemoPage } from '../../demo-site.ts'
import { minutes, same, service } from '../words.ts'

export const appointment: DemoPage = {
  key: 'appointment',
  slugs: { de: 'termin', fr: 'rendez-vous', it: 'appuntamento', en: 'appointment' },
  name: { de: 'Termin buchen', fr: 'Prendre rendez-vous', it: 'Prenotare un appuntamento', en: 'Book an appointment' },
  description: {
    de: 'Termin bei Optik Seeblick: online, telefonisch oder per Anfrage in Rapperswil, Stäfa und Wädenswil.',
    fr: 'Rendez-vous chez Optik Seeblick : en ligne, par téléphone ou par formulaire à Rapperswil, Stäfa et Wädenswil.',
    it: 'Appuntamento da Optik Seeblick: online, per telefono o con il modulo a Rapperswil, Stäfa e Wädenswil.',
    en: 'Appointments at Optik Seeblick: online, by phone or by enquiry form in Rapperswil, Stäfa and Wädenswil.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        title: { text: { de: 'Wann passt es Ihnen?', fr: 'Quand cela vous convient-il ?', it: 'Quando Le va bene?', en: 'When suits you?' } },
        description: {
          text: {
            de: 'Buchen Sie online, rufen Sie an oder senden Sie uns eine Anfrage. Wir antworten innert eines Arbeitstages.',
            fr: 'Réservez en ligne, appelez-nous ou envoyez-nous une demande. Nous répondons sous un jour ouvrable.',
            it: 'Prenoti online, ci chiami o ci invii una richiesta. Rispondiamo entro un giorno lavorativo.',
            en: 'Book online, call us or send us an enquiry. We reply within one working day.',
          },
        },
        button: { text: same('+41 55 555 01 01'), link: { type: 'phone', phone: '+41 55 555 01 01' } },
        secondaryButton: { text: { de: 'Anfrage senden', fr: 'Envoyer une demande', it: 'Inviare una richiesta', en: 'Send an enquiry' }, link: { pageKey: 'contact' } },
        image: { picture: 'eye-test', alt: { de: 'Messgerät im Prüfraum', fr: 'Appareil dans la salle d’examen', it: 'Strumento nella sala d’esame', en: 'Instrument in the testing room' } },
      },
    },
    {
      type: 'bookingContainer',
      options: { bookingLink: { type: 'etermin', url: 'https://connect.shore.com/bookings/optik-seeblick-example/services' }, alignment: 'left', color: 'secondary' },
      slots: {
        title: { text: { de: 'Selbst einen Platz aussuchen', fr: 'Choisir votre créneau en ligne', it: 'Scegliere da soli l’orario', en: 'Pick a slot yourself' } },
        description: { text: { de: 'Der Kalender zeigt alle freien Zeiten der drei Filialen. Die Bestätigung kommt sofort per E-Mail.', fr: 'Le calendrier montre les plages libres des trois magasins. La confirmation arrive aussitôt par e-mail.', it: 'Il calendario mostra gli orari liberi delle tre filiali. La conferma arriva subito per e-mail.', en: 'The calendar shows every free slot in all three branches. Confirmation arrives by e-mail at once.' } },
        button: { text: { de: 'Kalender öffnen', fr: 'Ouvrir le calendrier', it: 'Aprire il calendario', en: 'Open the calendar' } },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 4, color: 'background' },
      slots: {
        title: { text: { de: 'Wie viel Zeit Sie brauchen', fr: 'Le temps à prévoir', it: 'Quanto tempo serve', en: 'How long it takes' } },
        description: { text: { de: 'Absagen bis 24 Stunden vorher sind kostenlos.', fr: 'Annulation gratuite jusqu’à 24 heures avant.', it: 'Disdetta gratuita fino a 24 ore prima.', en: 'Cancel free of charge up to 24 hours before.' } },
      },
      cards: [
        service({ title: { de: 'Sehtest', fr: 'Examen de la vue', it: 'Esame della vista', en: 'Eye test' }, duration: minutes(40), cost: '60', link: { pageKey: 'eye-test' } }),
        service({ title: { de: 'Brillenberatung', fr: 'Conseil en lunettes', it: 'Consulenza occhiali', en: 'Choosing glasses' }, duration: minutes(45), link: { pageKey: 'glasses' } }),
        service({ title: { de: 'Kontaktlinsen, erster Termin', fr: 'Lentilles, premier rendez-vous', it: 'Lenti a contatto, primo appuntamento', en: 'Contact lenses, first visit' }, duration: minutes(60), cost: '160', link: { pageKey: 'contact-lenses' } }),
        service({ title: { de: 'Myopie-Check, in Stäfa', fr: 'Bilan de myopie, à Stäfa', it: 'Check della miopia, a Stäfa', en: 'Myopia check, in Stäfa' }, duration: minutes(60), cost: '180', link: { pageKey: 'myopia' } }),
      ],
    },
    {
      type: 'contact',
      options: { color: 'surface' },
      slots: { title: { text: { de: 'Oder anrufen', fr: 'Ou par téléphone', it: 'Oppure per telefono', en: 'Or give us a call' } } },
    },
  ],
}
