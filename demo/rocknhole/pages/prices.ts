import { rich, type DemoPage } from '../../demo-site.ts'
import { playButton } from '../words.ts'

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
      type: 'richTextBlock',
      options: { color: 'secondary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Preise', fr: 'Prix', en: 'Prices' } },
        textBlock: {
          rich: {
            de: rich(['- Erwachsene mit Drink: **CHF 32**', '- Ausbildung, AHV, KulturLegi: **CHF 24**', '- Kinder bis 12, in Begleitung: **CHF 15**', '- Familie, 2 Erwachsene und bis 3 Kinder: **CHF 85**', '- Zehnerabo: **CHF 250**', '- Ersatzball vom Automaten: **CHF 2**']),
            fr: rich(['- Adultes, boisson comprise : **CHF 32**', '- Formation, AVS, CarteCulture : **CHF 24**', '- Enfants jusqu’à 12 ans, accompagnés : **CHF 15**', '- Famille, 2 adultes et jusqu’à 3 enfants : **CHF 85**', '- Abonnement de dix parties : **CHF 250**', '- Balle de rechange à l’automate : **CHF 2**']),
            en: rich(['- Adults, drink included: **CHF 32**', '- Students, seniors, KulturLegi: **CHF 24**', '- Children up to 12, accompanied: **CHF 15**', '- Family, 2 adults and up to 3 children: **CHF 85**', '- Ten-round pass: **CHF 250**', '- Spare ball from the machine: **CHF 2**']),
          },
        },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'background', textSize: 'large' },
      slots: {
        title: { text: { de: 'Offen', fr: 'Ouvert', en: 'Open' } },
        textBlock: {
          rich: {
            de: rich(['Mittwoch und Donnerstag: **17–23 Uhr**', 'Freitag und Samstag: **14–01 Uhr**', 'Sonntag: **12–18 Uhr**', 'Letzter Abschlag zwei Stunden vor Schluss. Bei Sturm bleibt der Platz zu, bei Regen nicht.']),
            fr: rich(['Mercredi et jeudi : **17 h–23 h**', 'Vendredi et samedi : **14 h–1 h**', 'Dimanche : **12 h–18 h**', 'Dernier départ deux heures avant la fermeture. Fermé en cas de tempête, ouvert sous la pluie.']),
            en: rich(['Wednesday and Thursday: **5 pm–11 pm**', 'Friday and Saturday: **2 pm–1 am**', 'Sunday: **noon–6 pm**', 'Last tee-off two hours before closing. Closed in storms, open in rain.']),
          },
        },
      },
    },
  ],
}
