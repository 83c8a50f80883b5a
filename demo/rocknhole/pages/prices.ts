import { rich, type DemoPage } from '../../demo-site.ts'
import { offer, playButton } from '../words.ts'

export const prices: DemoPage = {
  key: 'prices',
  slugs: { de: 'preise', fr: 'prix', en: 'prices' },
  name: { de: 'Preise und Zeiten', fr: 'Prix et horaires', en: 'Prices and hours' },
  description: {
    de: 'Runde mit Drink CHF 32, reduziert CHF 24, Kinder CHF 15. Mittwoch bis Sonntag offen.',
    fr: 'Partie avec boisson CHF 32, réduit CHF 24, enfants CHF 15. Ouvert du mercredi au dimanche.',
    en: 'A round with a drink CHF 32, reduced CHF 24, children CHF 15. Open Wednesday to Sunday.',
  },
  sections: [
    {
      type: 'hero',
      options: { color: 'primary' },
      slots: {
        title: { text: { de: '32 Franken, neun Löcher, ein Drink', fr: '32 francs, neuf trous, un verre', en: '32 francs, nine holes, one drink' } },
        description: { text: { de: 'Schläger, Ball und Scorekarte sind dabei. Bezahlt wird vor Ort, bar, mit Karte oder Twint.', fr: 'Club, balle et carte de score compris. Paiement sur place : espèces, carte ou Twint.', en: 'Club, ball and score card included. Pay on site by cash, card or Twint.' } },
        button: playButton,
        image: { picture: 'clubs', alt: { de: 'Drei Golfschläger vor pinkem Kreis', fr: 'Trois clubs devant un cercle rose', en: 'Three clubs in front of a pink circle' } },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'secondary' },
      slots: { title: { text: { de: 'Preise', fr: 'Prix', en: 'Prices' } } },
      cards: [
        offer({ title: { de: 'Erwachsene', fr: 'Adultes', en: 'Adults' }, text: { de: 'Mit Drink deiner Wahl nach Loch 9.', fr: 'Avec la boisson de ton choix après le trou 9.', en: 'With a drink of your choice after hole 9.' }, note: { de: '2 Stunden', fr: '2 heures', en: '2 hours' }, cost: '32' }),
        offer({ title: { de: 'Reduziert', fr: 'Réduit', en: 'Reduced' }, text: { de: 'Ausbildung, AHV, KulturLegi. Ausweis zeigen genügt.', fr: 'Formation, AVS, CarteCulture. Il suffit de montrer ta carte.', en: 'Students, seniors, KulturLegi. Just show your card.' }, note: { de: '2 Stunden', fr: '2 heures', en: '2 hours' }, cost: '24' }),
        offer({ title: { de: 'Kinder bis 12', fr: 'Enfants jusqu’à 12 ans', en: 'Children up to 12' }, text: { de: 'In Begleitung, mit kurzem Schläger und Sirup.', fr: 'Accompagnés, avec petit club et sirop.', en: 'Accompanied, with a short club and a soft drink.' }, note: { de: '2 Stunden', fr: '2 heures', en: '2 hours' }, cost: '15' }),
        offer({ title: { de: 'Familie', fr: 'Famille', en: 'Family' }, text: { de: 'Zwei Erwachsene und bis drei Kinder.', fr: 'Deux adultes et jusqu’à trois enfants.', en: 'Two adults and up to three children.' }, note: { de: 'auch in Etappen', fr: 'aussi par étapes', en: 'in stages if you like' }, cost: '85' }),
        offer({ title: { de: 'Zehnerabo', fr: 'Abonnement de dix parties', en: 'Ten-round pass' }, text: { de: 'Übertragbar, auch für zehn Leute auf einmal.', fr: 'Transmissible, même pour dix personnes d’un coup.', en: 'Transferable, even for ten people at once.' }, note: { de: 'zwei Jahre gültig', fr: 'valable deux ans', en: 'valid for two years' }, cost: '250' }),
        offer({ title: { de: 'Ersatzball', fr: 'Balle de rechange', en: 'Spare ball' }, text: { de: 'Vom Automaten beim Kiosk und auf dem Dach.', fr: 'À l’automate, au kiosque et sur le toit.', en: 'From the machine at the kiosk and on the roof.' }, note: { de: 'rund um die Uhr', fr: 'jour et nuit', en: 'day and night' }, cost: '2' }),
      ],
    },
    {
      type: 'richTextBlock',
      options: { color: 'background', textSize: 'large' },
      slots: {
        title: { text: { de: 'Offen', fr: 'Ouvert', en: 'Open' } },
        textBlock: {
          rich: {
            de: rich(['Mittwoch und Donnerstag: **17:00–23:00 Uhr**', 'Freitag und Samstag: **14:00–01:00 Uhr**', 'Sonntag: **12:00–18:00 Uhr**', 'Letzter Abschlag zwei Stunden vor Schluss. Bei Sturm bleibt der Platz zu, bei Regen nicht.']),
            fr: rich(['Mercredi et jeudi : **17:00–23:00**', 'Vendredi et samedi : **14:00–01:00**', 'Dimanche : **12:00–18:00**', 'Dernier départ deux heures avant la fermeture. Fermé en cas de tempête, ouvert sous la pluie.']),
            en: rich(['Wednesday and Thursday: **17:00–23:00**', 'Friday and Saturday: **14:00–01:00**', 'Sunday: **12:00–18:00**', 'Last tee-off two hours before closing. Closed in storms, open in rain.']),
          },
        },
      },
    },
  ],
}
