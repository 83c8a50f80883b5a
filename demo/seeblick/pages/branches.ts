import type { DemoPage } from '../../demo-site.ts'
import { bookButton, same } from '../words.ts'

type Words = { de: string; fr: string; it: string; en: string }
type Branch = { key: string; town: string; address: string; phone: string; title: Words; text: Words; alt: Words; way: Words }

function branchPage({ key, town, address, phone, title, text, alt, way }: Branch): DemoPage {
  return {
    key,
    slugs: { de: `optiker-${key}`, fr: `opticien-${key}`, it: `ottico-${key}`, en: `optician-${key}` },
    name: { de: `Optiker in ${town}`, fr: `Opticien à ${town}`, it: `Ottico a ${town}`, en: `Optician in ${town}` },
    description: {
      de: `Optik Seeblick ${town}, ${address}. Öffnungszeiten, Anfahrt und Telefon ${phone}.`,
      fr: `Optik Seeblick ${town}, ${address}. Horaires, accès et téléphone ${phone}.`,
      it: `Optik Seeblick ${town}, ${address}. Orari, indicazioni e telefono ${phone}.`,
      en: `Optik Seeblick ${town}, ${address}. Opening hours, directions and phone ${phone}.`,
    },
    sections: [
      {
        type: 'hero',
        slots: {
          kicker: { text: same(address) },
          title: { text: title },
          description: { text },
          button: bookButton,
          secondaryButton: { text: same(phone), link: { type: 'phone', phone } },
          image: { picture: `branch-${key}`, alt },
        },
      },
      {
        type: 'contact',
        options: { color: 'secondary', locations: [key] },
        slots: { title: { text: { de: 'Adresse und Öffnungszeiten', fr: 'Adresse et horaires', it: 'Indirizzo e orari', en: 'Address and opening hours' } } },
      },
      {
        type: 'cta',
        options: { alignment: 'left', color: 'background' },
        slots: {
          title: { text: { de: 'So finden Sie uns', fr: 'Comment venir', it: 'Come arrivare', en: 'Getting here' } },
          description: { text: way },
          button: { text: { de: 'Alle Filialen', fr: 'Tous les magasins', it: 'Tutte le filiali', en: 'All branches' }, link: { pageKey: 'contact' } },
          image: { picture: 'lake-evening', alt: { de: 'Steg und Schloss am Zürichsee bei Abenddämmerung', fr: 'Ponton et château au bord du lac de Zurich, au crépuscule', it: 'Pontile e castello sul lago di Zurigo al crepuscolo', en: 'Jetty and castle on Lake Zurich at dusk' } },
        },
      },
    ],
  }
}

export const branches: readonly DemoPage[] = [
  branchPage({
    key: 'rapperswil',
    town: 'Rapperswil',
    address: 'Fischmarktplatz 7, 8640 Rapperswil',
    phone: '+41 55 555 01 01',
    title: { de: 'Unter dem Schloss, über dem Hafen', fr: 'Sous le château, au-dessus du port', it: 'Sotto il castello, sopra il porto', en: 'Below the castle, above the harbour' },
    text: {
      de: 'Unser Stammhaus mit Werkstatt, zwei Messräumen und dem grössten Sortiment an Sonnenbrillen.',
      fr: 'Notre maison mère, avec l’atelier, deux salles d’examen et le plus grand choix de solaires.',
      it: 'La nostra sede, con laboratorio, due sale d’esame e la più ampia scelta di occhiali da sole.',
      en: 'Where it all began: workshop, two testing rooms and our largest range of sunglasses.',
    },
    alt: { de: 'Laden in Rapperswil, durch die Bogenfenster sieht man das Schloss', fr: 'Magasin de Rapperswil, le château derrière les fenêtres en arc', it: 'Negozio di Rapperswil, il castello dietro le finestre ad arco', en: 'Rapperswil shop, the castle seen through arched windows' },
    way: {
      de: 'Fünf Minuten vom Bahnhof, immer Richtung See. Parkplätze im Parkhaus Schanz. Der Eingang ist stufenlos.',
      fr: 'À cinq minutes de la gare, direction lac. Places au parking Schanz. Entrée sans marche.',
      it: 'A cinque minuti dalla stazione, verso il lago. Posteggi all’autosilo Schanz. Ingresso senza gradini.',
      en: 'Five minutes from the station, towards the lake. Parking at the Schanz car park. Step-free entrance.',
    },
  }),
  branchPage({
    key: 'staefa',
    town: 'Stäfa',
    address: 'Seestrasse 118, 8712 Stäfa',
    phone: '+41 44 555 01 02',
    title: { de: 'Zwischen Reben und Ufer', fr: 'Entre vignes et rive', it: 'Tra vigne e riva', en: 'Between vines and shore' },
    text: {
      de: 'Davide Bernasconi führt unsere kleinste Filiale. Hier gibt es den Myopie-Check für Kinder.',
      fr: 'Davide Bernasconi dirige notre plus petit magasin. C’est ici que se fait le bilan de myopie des enfants.',
      it: 'Davide Bernasconi dirige la nostra filiale più piccola. Qui si fa il check della miopia per i bambini.',
      en: 'Davide Bernasconi runs our smallest branch. This is where children come for the myopia check.',
    },
    alt: { de: 'Laden in Stäfa mit Blick auf Rebhang und Kirche', fr: 'Magasin de Stäfa avec vue sur les vignes et l’église', it: 'Negozio di Stäfa con vista su vigne e chiesa', en: 'Stäfa shop overlooking vineyards and the church' },
    way: {
      de: 'Drei Minuten vom Bahnhof und von der Schifflände. Zwei Kundenparkplätze hinter dem Haus.',
      fr: 'À trois minutes de la gare et du débarcadère. Deux places clients derrière la maison.',
      it: 'A tre minuti dalla stazione e dall’imbarcadero. Due posteggi per clienti dietro la casa.',
      en: 'Three minutes from the station and the landing stage. Two customer parking spaces behind the house.',
    },
  }),
  branchPage({
    key: 'waedenswil',
    town: 'Wädenswil',
    address: 'Zugerstrasse 24, 8820 Wädenswil',
    phone: '+41 44 555 01 03',
    title: { de: 'Am linken Ufer, mitten im Ort', fr: 'Rive gauche, en plein centre', it: 'Riva sinistra, in pieno centro', en: 'Left bank, centre of town' },
    text: {
      de: 'Hell, ebenerdig und mit dem Linsenstudio von Mireille Favre. Am Donnerstag bis 20 Uhr offen.',
      fr: 'Lumineux, de plain-pied, avec le studio de lentilles de Mireille Favre. Ouvert le jeudi jusqu’à 20 h.',
      it: 'Luminosa, a pianterreno, con lo studio lenti di Mireille Favre. Il giovedì aperta fino alle 20.',
      en: 'Bright, on one level, home to Mireille Favre’s lens studio. Open until 20:00 on Thursdays.',
    },
    alt: { de: 'Laden in Wädenswil, vor dem Fenster fährt ein Raddampfer', fr: 'Magasin de Wädenswil, un bateau à vapeur passe devant la fenêtre', it: 'Negozio di Wädenswil, davanti alla finestra passa un battello a vapore', en: 'Wädenswil shop, a paddle steamer passing the window' },
    way: {
      de: 'Vier Minuten vom Bahnhof die Zugerstrasse hinauf. Veloständer direkt vor der Tür.',
      fr: 'À quatre minutes de la gare en montant la Zugerstrasse. Range-vélos devant la porte.',
      it: 'A quattro minuti dalla stazione salendo la Zugerstrasse. Posteggio bici davanti alla porta.',
      en: 'Four minutes up Zugerstrasse from the station. Bicycle stands right outside.',
    },
  }),
]
