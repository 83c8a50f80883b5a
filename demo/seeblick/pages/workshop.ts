import { rich, type DemoPage } from '../../demo-site.ts'

export const workshop: DemoPage = {
  key: 'workshop',
  slugs: { de: 'werkstatt', fr: 'atelier', it: 'laboratorio', en: 'workshop' },
  name: { de: 'Werkstatt', fr: 'Atelier', it: 'Laboratorio', en: 'Workshop' },
  description: {
    de: 'Brillenreparaturen im eigenen Haus: löten, schleifen, polieren. Meist am selben Tag, mit festen Preisen.',
    fr: 'Réparation de lunettes sur place : souder, tailler, polir. Le plus souvent dans la journée, à prix fixes.',
    it: 'Riparazioni di occhiali in casa: saldare, molare, lucidare. Di solito in giornata, a prezzi fissi.',
    en: 'Spectacle repairs in house: soldering, cutting, polishing. Usually the same day, at fixed prices.',
  },
  sections: [
    {
      type: 'hero',
      options: { color: 'primary' },
      slots: {
        kicker: { text: { de: 'Fischmarktplatz, erster Stock', fr: 'Fischmarktplatz, premier étage', it: 'Fischmarktplatz, primo piano', en: 'Fischmarktplatz, first floor' } },
        title: { text: { de: 'Reparieren vor Ersetzen', fr: 'Réparer avant de remplacer', it: 'Riparare prima di sostituire', en: 'Mend before you replace' } },
        description: {
          text: {
            de: 'Rund 2300 Brillen im Jahr gehen über diese Werkbank. Auch solche, die nicht von uns sind.',
            fr: 'Près de 2300 paires passent chaque année sur cet établi. Y compris celles qui ne viennent pas de chez nous.',
            it: 'Circa 2300 paia all’anno passano da questo banco. Anche quelle non acquistate da noi.',
            en: 'About 2,300 pairs cross this bench every year, including those we did not sell.',
          },
        },
        image: { picture: 'workshop', alt: { de: 'Werkbank in der Optikwerkstatt', fr: 'Établi de l’atelier d’optique', it: 'Banco del laboratorio di ottica', en: 'Bench in the optical workshop' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'background', textSize: 'large' },
      slots: {
        title: { text: { de: 'Feste Preise', fr: 'Prix fixes', it: 'Prezzi fissi', en: 'Fixed prices' } },
        textBlock: {
          rich: {
            de: rich(['- Schraube, Nasenpads, Richten: **gratis**', '- Scharnier ersetzen: **CHF 35**', '- Bügel löten: **CHF 48**', '- Kunststofffassung polieren: **CHF 25**', '- Ihre Fassung neu verglasen: **ab CHF 160**']),
            fr: rich(['- Vis, plaquettes, ajustage : **gratuit**', '- Remplacer une charnière : **CHF 35**', '- Souder une branche : **CHF 48**', '- Polir une monture en acétate : **CHF 25**', '- Nouveaux verres dans votre monture : **dès CHF 160**']),
            it: rich(['- Vite, naselli, regolazione: **gratis**', '- Sostituire una cerniera: **CHF 35**', '- Saldare un’asta: **CHF 48**', '- Lucidare una montatura in acetato: **CHF 25**', '- Nuove lenti nella vostra montatura: **da CHF 160**']),
            en: rich(['- Screw, nose pads, adjusting: **free**', '- Replacing a hinge: **CHF 35**', '- Soldering a temple: **CHF 48**', '- Polishing an acetate frame: **CHF 25**', '- New lenses in your own frame: **from CHF 160**']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'secondary' },
      slots: {
        title: { text: { de: 'Alte Fassung, neues Leben', fr: 'Vieille monture, nouvelle vie', it: 'Vecchia montatura, nuova vita', en: 'Old frame, new life' } },
        description: {
          text: {
            de: 'Brillen, die Sie nicht mehr tragen, reinigen und vermessen wir. Zweimal im Jahr gehen sie an eine Augenklinik in Tansania.',
            fr: 'Nous nettoyons et mesurons les lunettes que vous ne portez plus. Deux fois par an, elles partent dans une clinique en Tanzanie.',
            it: 'Puliamo e misuriamo gli occhiali che non portate più. Due volte all’anno partono per una clinica in Tanzania.',
            en: 'We clean and measure the glasses you no longer wear. Twice a year they go to an eye clinic in Tanzania.',
          },
        },
        button: { text: { de: 'Filiale finden', fr: 'Trouver un magasin', it: 'Trovare una filiale', en: 'Find a branch' }, link: { pageKey: 'contact' } },
        image: { picture: 'frames-wall', alt: { de: 'Sammlung von Brillenfassungen', fr: 'Collection de montures', it: 'Collezione di montature', en: 'Collection of frames' } },
      },
    },
  ],
}
