import type { DemoPage } from '../../demo-site.ts'
import { bookButton, service } from '../words.ts'

export const services: DemoPage = {
  key: 'services',
  slugs: { de: 'leistungen', fr: 'prestations', it: 'servizi', en: 'what-we-do' },
  name: { de: 'Alle Leistungen', fr: 'Toutes les prestations', it: 'Tutti i servizi', en: 'All services' },
  description: {
    de: 'Sehtest, Brillen, Kontaktlinsen, Myopie-Check und Sonnenbrillen: Dauer und Preise bei Optik Seeblick.',
    fr: 'Examen de la vue, lunettes, lentilles, bilan de myopie et solaires : durées et prix chez Optik Seeblick.',
    it: 'Esame della vista, occhiali, lenti a contatto, check della miopia e occhiali da sole: durata e prezzi da Optik Seeblick.',
    en: 'Eye tests, glasses, contact lenses, myopia checks and sunglasses: times and prices at Optik Seeblick.',
  },
  sections: [
    {
      type: 'hero',
      options: { size: 'small', color: 'background' },
      slots: {
        kicker: { text: { de: 'Leistungen', fr: 'Prestations', it: 'Servizi', en: 'Services' } },
        title: { text: { de: 'Fünf Wege zum klaren Bild', fr: 'Cinq chemins vers une image nette', it: 'Cinque strade per vedere nitido', en: 'Five ways to a clear picture' } },
        description: {
          text: {
            de: 'Jede Leistung hat einen festen Preis und genug Zeit. Was Sie nicht brauchen, sagen wir Ihnen auch.',
            fr: 'Chaque prestation a un prix fixe et le temps qu’il faut. Et nous disons aussi ce qui est superflu.',
            it: 'Ogni servizio ha un prezzo fisso e il tempo che serve. E Le diciamo anche cosa non Le occorre.',
            en: 'Every service has a fixed price and enough time. We also tell you what you do not need.',
          },
        },
        button: bookButton,
      },
    },
    {
      type: 'servicesContainer',
      options: { collection: 'services', columns: 3, color: 'surface' },
      slots: {
        title: { text: { de: 'Messen, anpassen, begleiten', fr: 'Mesurer, adapter, accompagner', it: 'Misurare, adattare, accompagnare', en: 'Measure, fit, follow up' } },
        description: { text: { de: 'Die Preise gelten in allen drei Filialen, den Myopie-Check gibt es in Stäfa. Bei Brillen und Sonnenbrillen sind es Preise ab.', fr: 'Les prix valent dans les trois magasins, le bilan de myopie se fait à Stäfa. Pour les lunettes et les solaires, ce sont des prix de départ.', it: 'I prezzi valgono in tutte e tre le filiali, il check della miopia si fa a Stäfa. Per occhiali da vista e da sole sono prezzi di partenza.', en: 'Prices apply in all three branches, the myopia check is done in Stäfa. For glasses and sunglasses they are starting prices.' } },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'background' },
      slots: { title: { text: { de: 'Kleine Dienste ohne Termin', fr: 'Petits services sans rendez-vous', it: 'Piccoli servizi senza appuntamento', en: 'Small services, no appointment' } } },
      cards: [
        service({
          title: { de: 'Sehtest für den Lernfahrausweis', fr: 'Test pour le permis d’élève', it: 'Test per la licenza di allievo', en: 'Test for a learner’s permit' },
          text: { de: 'Ausweis und Gesuchsformular mitbringen, bestätigt wieder mitnehmen.', fr: 'Venez avec une pièce d’identité et le formulaire, repartez avec l’attestation.', it: 'Porti documento e modulo, riporterà a casa l’attestato.', en: 'Bring an ID and the form, leave with it certified.' },
          duration: { de: '10 Minuten', fr: '10 minutes', it: '10 minuti', en: '10 minutes' },
          cost: '25',
        }),
        service({
          title: { de: 'Richten und reinigen', fr: 'Ajuster et nettoyer', it: 'Regolare e pulire', en: 'Adjust and clean' },
          text: { de: 'Gratis, auch wenn die Brille nicht von uns ist.', fr: 'Gratuit, même si les lunettes viennent d’ailleurs.', it: 'Gratis, anche se gli occhiali non sono nostri.', en: 'Free, even if we did not sell you the pair.' },
          duration: { de: '5 Minuten', fr: '5 minutes', it: '5 minuti', en: '5 minutes' },
        }),
        service({
          title: { de: 'Reparaturen', fr: 'Réparations', it: 'Riparazioni', en: 'Repairs' },
          text: { de: 'Löten, Scharniere, Nasenpads: meist am selben Tag.', fr: 'Soudure, charnières, plaquettes : le plus souvent dans la journée.', it: 'Saldature, cerniere, naselli: di solito in giornata.', en: 'Soldering, hinges, nose pads: usually the same day.' },
          link: { pageKey: 'workshop' },
        }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'accent' },
      slots: {
        title: { text: { de: 'Noch unsicher, was passt?', fr: 'Vous hésitez encore ?', it: 'Non sa che cosa fa per Lei?', en: 'Not sure what you need?' } },
        description: { text: { de: 'Rufen Sie an. Ein Gespräch kostet nichts und spart oft einen Termin.', fr: 'Appelez-nous. Un échange ne coûte rien et évite souvent un rendez-vous.', it: 'Ci chiami. Parlarne non costa nulla e spesso evita un appuntamento.', en: 'Call us. A chat costs nothing and often saves an appointment.' } },
        button: { text: { de: 'Kontakt', fr: 'Contact', it: 'Contatti', en: 'Contact' }, link: { pageKey: 'contact' } },
      },
    },
  ],
}
