import type { DemoPage } from '../../demo-site.ts'
import { minutes, service, step } from '../words.ts'

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
      type: 'serviceBoard',
      options: { columns: 3, color: 'background' },
      slots: {
        title: { text: { de: 'Feste Preise', fr: 'Prix fixes', it: 'Prezzi fissi', en: 'Fixed prices' } },
        description: { text: { de: 'Schraube, Nasenpads und Richten sind gratis. Für alles andere wissen Sie den Preis, bevor wir anfangen.', fr: 'Vis, plaquettes et ajustage sont gratuits. Pour le reste, vous connaissez le prix avant que nous commencions.', it: 'Vite, naselli e regolazione sono gratuiti. Per il resto conosce il prezzo prima che iniziamo.', en: 'Screws, nose pads and adjusting are free. For everything else you know the price before we start.' } },
      },
      cards: [
        service({ title: { de: 'Kunststofffassung polieren', fr: 'Polir une monture en acétate', it: 'Lucidare una montatura in acetato', en: 'Polishing an acetate frame' }, text: { de: 'Kratzer und matte Stellen verschwinden, die Form bleibt.', fr: 'Rayures et zones mates disparaissent, la forme reste.', it: 'Graffi e zone opache spariscono, la forma resta.', en: 'Scratches and dull spots go, the shape stays.' }, duration: minutes(30), cost: '25' }),
        service({ title: { de: 'Scharnier ersetzen', fr: 'Remplacer une charnière', it: 'Sostituire una cerniera', en: 'Replacing a hinge' }, text: { de: 'Auch bei Fassungen, für die es keine Teile mehr gibt.', fr: 'Même quand les pièces n’existent plus.', it: 'Anche quando i ricambi non esistono più.', en: 'Even for frames with no parts left on the market.' }, duration: { de: 'Am selben Tag', fr: 'Dans la journée', it: 'In giornata', en: 'Same day' }, cost: '35' }),
        service({ title: { de: 'Bügel löten', fr: 'Souder une branche', it: 'Saldare un’asta', en: 'Soldering a temple' }, text: { de: 'Mit dem Laser, fast unsichtbar, auch Titan.', fr: 'Au laser, presque invisible, titane compris.', it: 'Al laser, quasi invisibile, anche titanio.', en: 'By laser, almost invisible, titanium included.' }, duration: { de: 'Am selben Tag', fr: 'Dans la journée', it: 'In giornata', en: 'Same day' }, cost: '48' }),
      ],
    },
    {
      type: 'stepFeedBoard',
      options: { color: 'surface' },
      slots: { title: { text: { de: 'Neue Gläser in Ihrer Fassung', fr: 'De nouveaux verres dans votre monture', it: 'Nuove lenti nella Sua montatura', en: 'New lenses in your own frame' } }, description: { text: { de: 'Ab CHF 160 das Paar, in drei Schritten.', fr: 'Dès CHF 160 la paire, en trois étapes.', it: 'Da CHF 160 al paio, in tre passi.', en: 'From CHF 160 a pair, in three steps.' } } },
      cards: [
        step({ de: 'Prüfen', fr: 'Vérifier', it: 'Controllare', en: 'Checking' }, { de: 'Samir spannt Ihre Fassung ein und sagt, ob sie noch einmal zwanzig Jahre hält.', fr: 'Samir examine votre monture et dit si elle tiendra encore vingt ans.', it: 'Samir esamina la montatura e dice se reggerà altri vent’anni.', en: 'Samir examines your frame and tells you whether it has another twenty years in it.' }),
        step({ de: 'Abtasten', fr: 'Palper', it: 'Rilevare', en: 'Tracing' }, { de: 'Der Taster misst die Nut auf den Zehntelmillimeter. Ihre Werte haben wir schon, oder wir messen sie neu.', fr: 'Le palpeur mesure la rainure au dixième de millimètre. Nous avons vos valeurs, ou nous les mesurons.', it: 'Il tastatore misura la scanalatura al decimo di millimetro. I Suoi valori li abbiamo già, o li misuriamo.', en: 'The tracer measures the groove to a tenth of a millimetre. We have your values, or we take them again.' }),
        step({ de: 'Schleifen', fr: 'Tailler', it: 'Molare', en: 'Cutting' }, { de: 'Zwei Stunden später sitzen die Gläser. Sie trinken so lange Kaffee am Hafen.', fr: 'Deux heures plus tard, les verres sont en place. Le temps d’un café au port.', it: 'Due ore dopo le lenti sono al loro posto. Giusto il tempo di un caffè al porto.', en: 'Two hours later the lenses are in. Time for a coffee by the harbour.' }),
      ],
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
            it: 'Puliamo e misuriamo gli occhiali che non porta più. Due volte all’anno partono per una clinica in Tanzania.',
            en: 'We clean and measure the glasses you no longer wear. Twice a year they go to an eye clinic in Tanzania.',
          },
        },
        button: { text: { de: 'Filiale finden', fr: 'Trouver un magasin', it: 'Trovare una filiale', en: 'Find a branch' }, link: { pageKey: 'contact' } },
        image: { picture: 'frames-wall', alt: { de: 'Sammlung von Brillenfassungen', fr: 'Collection de montures', it: 'Collezione di montature', en: 'Collection of frames' } },
      },
    },
  ],
}
