import { rich, type DemoPage } from '../../demo-site.ts'
import { bookButton } from '../words.ts'

export const contactLenses: DemoPage = {
  key: 'contact-lenses',
  collection: 'services',
  slugs: { de: 'kontaktlinsen', fr: 'lentilles-de-contact', it: 'lenti-a-contatto', en: 'contact-lenses' },
  name: { de: 'Kontaktlinsen', fr: 'Lentilles de contact', it: 'Lenti a contatto', en: 'Contact lenses' },
  description: {
    de: 'Kontaktlinsen anpassen für CHF 160: Messung, Probelinsen, Übungsstunde und zwei Nachkontrollen.',
    fr: 'Adaptation de lentilles pour CHF 160 : mesure, lentilles d’essai, apprentissage et deux contrôles.',
    it: 'Applicazione di lenti a contatto per CHF 160: misurazione, lenti di prova, esercizio e due controlli.',
    en: 'Contact lens fitting for CHF 160: measuring, trial lenses, a practice session and two check-ups.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Anpassung CHF 160', fr: 'Adaptation CHF 160', it: 'Applicazione CHF 160', en: 'Fitting CHF 160' } },
        title: { text: { de: 'Linsen, die man nicht spürt', fr: 'Des lentilles qu’on ne sent pas', it: 'Lenti che non si sentono', en: 'Lenses you do not feel' } },
        description: {
          text: {
            de: 'Jede Hornhaut ist anders gewölbt. Mireille Favre vermisst Ihre und wählt erst danach Material und Form.',
            fr: 'Chaque cornée a sa courbure. Mireille Favre mesure la vôtre avant de choisir la matière et la forme.',
            it: 'Ogni cornea ha la sua curvatura. Mireille Favre misura la vostra e solo dopo sceglie materiale e forma.',
            en: 'Every cornea curves differently. Mireille Favre measures yours before she chooses material and shape.',
          },
        },
        button: bookButton,
        image: { picture: 'contact-lens', alt: { de: 'Kontaktlinse auf einer Wasseroberfläche', fr: 'Lentille de contact à la surface de l’eau', it: 'Lente a contatto sulla superficie dell’acqua', en: 'Contact lens on the surface of water' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Was die Anpassung enthält', fr: 'Ce que comprend l’adaptation', it: 'Cosa comprende l’applicazione', en: 'What the fitting includes' } },
        textBlock: {
          rich: {
            de: rich(['- Vermessung von Hornhaut und Tränenfilm', '- Probelinsen für zwei Wochen', '- Übungsstunde: einsetzen, herausnehmen, pflegen', '- Nachkontrolle nach zwei Wochen und nach drei Monaten', '## Danach', 'Tageslinsen ab **CHF 1.60** pro Paar, Monatslinsen ab **CHF 22** pro Monat, formstabile Linsen ab **CHF 390** pro Paar. Im Abo liefern wir alle drei Monate nach Hause.']),
            fr: rich(['- Mesure de la cornée et du film lacrymal', '- Lentilles d’essai pendant deux semaines', '- Apprentissage : poser, retirer, entretenir', '- Contrôle après deux semaines et après trois mois', '## Ensuite', 'Journalières dès **CHF 1.60** la paire, mensuelles dès **CHF 22** par mois, rigides dès **CHF 390** la paire. En abonnement, livraison chez vous tous les trois mois.']),
            it: rich(['- Misurazione della cornea e del film lacrimale', '- Lenti di prova per due settimane', '- Esercizio: mettere, togliere, curare', '- Controllo dopo due settimane e dopo tre mesi', '## In seguito', 'Giornaliere da **CHF 1.60** al paio, mensili da **CHF 22** al mese, rigide da **CHF 390** al paio. In abbonamento le spediamo a casa ogni tre mesi.']),
            en: rich(['- Measuring cornea and tear film', '- Trial lenses for two weeks', '- A practice session: in, out, cleaning', '- Check-ups after two weeks and three months', '## After that', 'Dailies from **CHF 1.60** a pair, monthlies from **CHF 22** a month, rigid lenses from **CHF 390** a pair. On subscription we deliver every three months.']),
          },
        },
      },
    },
  ],
}

export const myopia: DemoPage = {
  key: 'myopia',
  collection: 'services',
  slugs: { de: 'myopie', fr: 'myopie', it: 'miopia', en: 'myopia' },
  name: { de: 'Myopie bei Kindern', fr: 'Myopie de l’enfant', it: 'Miopia nei bambini', en: 'Myopia in children' },
  description: {
    de: 'Kurzsichtigkeit bei Kindern früh erkennen und bremsen: Myopie-Check für CHF 180, halbjährliche Kontrolle.',
    fr: 'Dépister et freiner la myopie de l’enfant : bilan à CHF 180, contrôle tous les six mois.',
    it: 'Riconoscere presto la miopia e rallentarla: check a CHF 180, controllo ogni sei mesi.',
    en: 'Spotting short-sightedness early and slowing it down: myopia check for CHF 180, follow-up every six months.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Für Kinder von 6 bis 16', fr: 'De 6 à 16 ans', it: 'Dai 6 ai 16 anni', en: 'Ages 6 to 16' } },
        title: { text: { de: 'Kurzsichtigkeit lässt sich bremsen', fr: 'La myopie se freine', it: 'La miopia si può rallentare', en: 'Short-sightedness can be slowed' } },
        description: {
          text: {
            de: 'Wird ein Kind kurzsichtig, wächst das Auge zu schnell. Spezielle Gläser oder Linsen können dieses Wachstum um rund die Hälfte verlangsamen.',
            fr: 'Chez l’enfant myope, l’œil grandit trop vite. Des verres ou des lentilles spécifiques peuvent ralentir cette croissance d’environ la moitié.',
            it: 'Nel bambino miope l’occhio cresce troppo in fretta. Lenti speciali possono rallentare questa crescita di circa la metà.',
            en: 'In a short-sighted child the eye grows too fast. Special lenses can slow that growth by about half.',
          },
        },
        button: bookButton,
        image: { picture: 'kids-glasses', alt: { de: 'Mädchen mit runder roter Brille', fr: 'Fillette aux lunettes rondes et rouges', it: 'Bambina con occhiali rossi rotondi', en: 'Girl wearing round red glasses' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'secondary' },
      slots: {
        title: { text: { de: 'Drei Dinge, die helfen', fr: 'Trois choses qui aident', it: 'Tre cose che aiutano', en: 'Three things that help' } },
        textBlock: {
          rich: {
            de: rich(['- **Zwei Stunden draussen am Tag.** Tageslicht ist der stärkste Schutz.', '- **Abstand.** Das Buch eine Ellbogenlänge entfernt, alle dreissig Minuten in die Ferne schauen.', '- **Messen.** Der Myopie-Check kostet CHF 180 und dauert eine Stunde. Wir messen die Augenlänge und kontrollieren sie alle sechs Monate.', 'Die Krankenkasse zahlt bis 18 Jahre CHF 180 pro Jahr an Gläser und Linsen, wenn eine ärztliche Verordnung vorliegt.']),
            fr: rich(['- **Deux heures dehors par jour.** La lumière du jour est la meilleure protection.', '- **De la distance.** Le livre à un avant-bras, un regard au loin toutes les trente minutes.', '- **Mesurer.** Le bilan coûte CHF 180 et dure une heure. Nous mesurons la longueur de l’œil et la contrôlons tous les six mois.', 'Jusqu’à 18 ans, l’assurance de base verse CHF 180 par an pour les verres et lentilles, sur ordonnance médicale.']),
            it: rich(['- **Due ore all’aperto al giorno.** La luce naturale è la protezione migliore.', '- **Distanza.** Il libro a un avambraccio, uno sguardo lontano ogni trenta minuti.', '- **Misurare.** Il check costa CHF 180 e dura un’ora. Misuriamo la lunghezza dell’occhio e la ricontrolliamo ogni sei mesi.', 'Fino a 18 anni la cassa malati versa CHF 180 all’anno per le lenti, con prescrizione medica.']),
            en: rich(['- **Two hours outdoors a day.** Daylight is the strongest protection.', '- **Distance.** The book a forearm away, a look into the distance every thirty minutes.', '- **Measuring.** The check costs CHF 180 and takes an hour. We measure the length of the eye and check it every six months.', 'Up to the age of 18, basic insurance pays CHF 180 a year towards lenses with a doctor’s prescription.']),
          },
        },
      },
    },
  ],
}

export const sunglasses: DemoPage = {
  key: 'sunglasses',
  collection: 'services',
  slugs: { de: 'sonnenbrillen', fr: 'lunettes-de-soleil', it: 'occhiali-da-sole', en: 'sunglasses' },
  name: { de: 'Sonnenbrillen', fr: 'Lunettes de soleil', it: 'Occhiali da sole', en: 'Sunglasses' },
  description: {
    de: 'Sonnenbrillen mit Ihrer Korrektur ab CHF 248, polarisierend ab CHF 328. Auch für Segeln und Sport.',
    fr: 'Lunettes de soleil à votre vue dès CHF 248, polarisées dès CHF 328. Aussi pour la voile et le sport.',
    it: 'Occhiali da sole graduati da CHF 248, polarizzati da CHF 328. Anche per vela e sport.',
    en: 'Prescription sunglasses from CHF 248, polarised from CHF 328. For sailing and sport too.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Ab CHF 248 mit Korrektur', fr: 'Dès CHF 248 à votre vue', it: 'Da CHF 248 graduati', en: 'From CHF 248 in your prescription' } },
        title: { text: { de: 'Der See blendet. Wir nicht.', fr: 'Le lac éblouit. Pas nous.', it: 'Il lago abbaglia. Noi no.', en: 'The lake dazzles. We don’t.' } },
        description: {
          text: {
            de: 'Polarisierende Gläser nehmen dem Wasser das Flimmern. Wir leihen Ihnen eine Testbrille, mit der Sie ans Ufer gehen können.',
            fr: 'Les verres polarisés effacent les reflets de l’eau. Nous vous prêtons une paire d’essai pour aller voir au bord du lac.',
            it: 'Le lenti polarizzate tolgono i riflessi dell’acqua. Vi prestiamo un paio di prova per andare a riva.',
            en: 'Polarised lenses take the glare off the water. Borrow a test pair and walk down to the shore.',
          },
        },
        button: bookButton,
        image: { picture: 'sunglasses', alt: { de: 'Sonnenbrille auf einem Steg', fr: 'Lunettes de soleil sur un ponton', it: 'Occhiali da sole su un pontile', en: 'Sunglasses on a jetty' } },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'surface' },
      slots: {
        title: { text: { de: 'Für Boot, Berg und Velo', fr: 'Pour le bateau, la montagne et le vélo', it: 'Per barca, montagna e bici', en: 'For boat, mountain and bike' } },
        description: {
          text: {
            de: 'Sportfassungen mit Korrektur ab CHF 390, Clip-on zur vorhandenen Brille ab CHF 95. Tönung und UV-Schutz messen wir bei jeder Sonnenbrille gratis nach.',
            fr: 'Montures de sport à votre vue dès CHF 390, clip sur vos lunettes actuelles dès CHF 95. Nous contrôlons gratuitement la teinte et la protection UV de toute paire.',
            it: 'Montature sportive graduate da CHF 390, clip per i vostri occhiali da CHF 95. Controlliamo gratis tinta e protezione UV di qualsiasi paio.',
            en: 'Prescription sports frames from CHF 390, clip-ons for your own pair from CHF 95. We check tint and UV protection of any sunglasses free of charge.',
          },
        },
        image: { picture: 'lake-evening', alt: { de: 'Abendlicht auf dem Zürichsee', fr: 'Lumière du soir sur le lac de Zurich', it: 'Luce della sera sul lago di Zurigo', en: 'Evening light on Lake Zurich' } },
      },
    },
  ],
}
