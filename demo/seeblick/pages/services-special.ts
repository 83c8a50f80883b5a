import { rich, type DemoPage } from '../../demo-site.ts'
import { bookButton, minutes, product, service, step } from '../words.ts'

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
            it: 'Ogni cornea ha la sua curvatura. Mireille Favre misura la Sua e solo dopo sceglie materiale e forma.',
            en: 'Every cornea curves differently. Mireille Favre measures yours before she chooses material and shape.',
          },
        },
        button: bookButton,
        image: { picture: 'contact-lens', alt: { de: 'Kontaktlinse auf einer Wasseroberfläche', fr: 'Lentille de contact à la surface de l’eau', it: 'Lente a contatto sulla superficie dell’acqua', en: 'Contact lens on the surface of water' } },
      },
    },
    {
      type: 'stepFeedBoard',
      options: { color: 'surface' },
      slots: { title: { text: { de: 'Was die Anpassung enthält', fr: 'Ce que comprend l’adaptation', it: 'Cosa comprende l’applicazione', en: 'What the fitting includes' } } },
      cards: [
        step({ de: 'Vermessen', fr: 'Mesurer', it: 'Misurare', en: 'Measuring' }, { de: 'Hornhaut und Tränenfilm, berührungslos und in wenigen Minuten.', fr: 'La cornée et le film lacrymal, sans contact et en quelques minutes.', it: 'Cornea e film lacrimale, senza contatto e in pochi minuti.', en: 'Cornea and tear film, without contact and in a few minutes.' }),
        step({ de: 'Üben', fr: 'S’exercer', it: 'Esercitarsi', en: 'Practising' }, { de: 'Einsetzen, herausnehmen, pflegen. Sie gehen erst, wenn es dreimal geklappt hat.', fr: 'Poser, retirer, entretenir. Vous partez quand cela a réussi trois fois.', it: 'Mettere, togliere, curare. Torna a casa solo quando è riuscito tre volte.', en: 'In, out, cleaning. You leave once it has worked three times.' }),
        step({ de: 'Probetragen', fr: 'Essayer', it: 'Provare', en: 'Trying' }, { de: 'Zwei Wochen mit Probelinsen, im Büro, auf dem Velo, am Abend.', fr: 'Deux semaines avec des lentilles d’essai, au bureau, à vélo, le soir.', it: 'Due settimane con lenti di prova, in ufficio, in bici, la sera.', en: 'Two weeks with trial lenses, at work, on the bike, in the evening.' }),
        step({ de: 'Nachkontrollieren', fr: 'Contrôler', it: 'Controllare', en: 'Checking' }, { de: 'Nach zwei Wochen und nach drei Monaten. Beides ist im Preis.', fr: 'Après deux semaines et après trois mois. Les deux sont compris.', it: 'Dopo due settimane e dopo tre mesi. Entrambi sono compresi.', en: 'After two weeks and after three months. Both are included.' }),
      ],
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'background' },
      slots: { title: { text: { de: 'Termine und Preise', fr: 'Rendez-vous et prix', it: 'Appuntamenti e prezzi', en: 'Visits and prices' } } },
      cards: [
        service({ title: { de: 'Erste Anpassung', fr: 'Première adaptation', it: 'Prima applicazione', en: 'First fitting' }, text: { de: 'Mit Probelinsen und zwei Nachkontrollen.', fr: 'Avec lentilles d’essai et deux contrôles.', it: 'Con lenti di prova e due controlli.', en: 'With trial lenses and two check-ups.' }, duration: minutes(60), cost: '160' }),
        service({ title: { de: 'Linsen-Check', fr: 'Contrôle des lentilles', it: 'Controllo delle lenti', en: 'Lens check' }, text: { de: 'Einmal im Jahr, auch wenn nichts stört.', fr: 'Une fois par an, même si rien ne gêne.', it: 'Una volta all’anno, anche se nulla disturba.', en: 'Once a year, even if nothing bothers you.' }, duration: minutes(30), cost: '70' }),
        service({ title: { de: 'Wechsel auf ein neues Material', fr: 'Changement de matière', it: 'Cambio di materiale', en: 'Switch to a new material' }, text: { de: 'Für alle, die schon Linsen tragen.', fr: 'Pour qui porte déjà des lentilles.', it: 'Per chi porta già le lenti.', en: 'For people who already wear lenses.' }, duration: minutes(40), cost: '95' }),
      ],
    },
    {
      type: 'productBoard',
      options: { columns: 3, color: 'secondary' },
      slots: {
        title: { text: { de: 'Linsen für jeden Rhythmus', fr: 'Des lentilles à votre rythme', it: 'Lenti per ogni ritmo', en: 'Lenses for every rhythm' } },
        description: { text: { de: 'Preise ab. Im Abo liefern wir alle drei Monate nach Hause.', fr: 'Prix de départ. En abonnement, livraison chez vous tous les trois mois.', it: 'Prezzi di partenza. In abbonamento le spediamo a casa ogni tre mesi.', en: 'Starting prices. On subscription we deliver every three months.' } },
      },
      cards: [
        product({ de: 'Tageslinsen', fr: 'Journalières', it: 'Giornaliere', en: 'Dailies' }, { de: 'Pro Paar. Am Abend weg, keine Pflege.', fr: 'La paire. Jetées le soir, sans entretien.', it: 'Al paio. La sera si buttano, nessuna cura.', en: 'A pair. Gone at night, nothing to clean.' }, '1.60'),
        product({ de: 'Monatslinsen', fr: 'Mensuelles', it: 'Mensili', en: 'Monthlies' }, { de: 'Pro Monat, mit Pflegemittel.', fr: 'Par mois, produit d’entretien compris.', it: 'Al mese, con liquido per la cura.', en: 'A month, solution included.' }, '22'),
        product({ de: 'Formstabile Linsen', fr: 'Rigides', it: 'Rigide', en: 'Rigid lenses' }, { de: 'Pro Paar, nach Mass, für zwei Jahre.', fr: 'La paire, sur mesure, pour deux ans.', it: 'Al paio, su misura, per due anni.', en: 'A pair, made to measure, for two years.' }, '390'),
      ],
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
            de: rich(['- **Zwei Stunden draussen am Tag.** Tageslicht ist der stärkste Schutz.', '- **Abstand.** Das Buch eine Ellbogenlänge entfernt, alle dreissig Minuten in die Ferne schauen.', '- **Messen.** Wir messen die Augenlänge und kontrollieren sie alle sechs Monate.', 'Die Krankenkasse zahlt bis 18 Jahre CHF 180 pro Jahr an Gläser und Linsen, wenn eine ärztliche Verordnung vorliegt.']),
            fr: rich(['- **Deux heures dehors par jour.** La lumière du jour est la meilleure protection.', '- **De la distance.** Le livre à un avant-bras, un regard au loin toutes les trente minutes.', '- **Mesurer.** Nous mesurons la longueur de l’œil et la contrôlons tous les six mois.', 'Jusqu’à 18 ans, l’assurance de base verse CHF 180 par an pour les verres et lentilles, sur ordonnance médicale.']),
            it: rich(['- **Due ore all’aperto al giorno.** La luce naturale è la protezione migliore.', '- **Distanza.** Il libro a un avambraccio, uno sguardo lontano ogni trenta minuti.', '- **Misurare.** Misuriamo la lunghezza dell’occhio e la ricontrolliamo ogni sei mesi.', 'Fino a 18 anni la cassa malati versa CHF 180 all’anno per le lenti, con prescrizione medica.']),
            en: rich(['- **Two hours outdoors a day.** Daylight is the strongest protection.', '- **Distance.** The book a forearm away, a look into the distance every thirty minutes.', '- **Measuring.** We measure the length of the eye and check it every six months.', 'Up to the age of 18, basic insurance pays CHF 180 a year towards lenses with a doctor’s prescription.']),
          },
        },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'background' },
      slots: { title: { text: { de: 'Der Check bei Davide in Stäfa', fr: 'Le bilan chez Davide à Stäfa', it: 'Il check da Davide a Stäfa', en: 'The check with Davide in Stäfa' } } },
      cards: [
        service({ title: { de: 'Myopie-Check', fr: 'Bilan de myopie', it: 'Check della miopia', en: 'Myopia check' }, text: { de: 'Augenlänge, Sehschärfe und ein Plan für das nächste Jahr.', fr: 'Longueur de l’œil, acuité et un plan pour l’année à venir.', it: 'Lunghezza dell’occhio, acuità e un piano per l’anno successivo.', en: 'Eye length, sharpness and a plan for the coming year.' }, duration: minutes(60), cost: '180' }),
        service({ title: { de: 'Kontrolle nach sechs Monaten', fr: 'Contrôle après six mois', it: 'Controllo dopo sei mesi', en: 'Follow-up after six months' }, text: { de: 'Wir zeigen Ihnen die Kurve und was sie bedeutet.', fr: 'Nous vous montrons la courbe et ce qu’elle signifie.', it: 'Le mostriamo la curva e che cosa significa.', en: 'We show you the curve and what it means.' }, duration: minutes(30), cost: '75' }),
        service({ title: { de: 'Myopiegläser', fr: 'Verres de freination', it: 'Lenti per la miopia', en: 'Myopia lenses' }, text: { de: 'Pro Paar, mit einem Ersatz bei neuen Werten.', fr: 'La paire, avec un remplacement si la vue change.', it: 'Al paio, con una sostituzione se i valori cambiano.', en: 'A pair, with one replacement if values change.' }, duration: { de: 'In zehn Tagen bereit', fr: 'Prêts en dix jours', it: 'Pronte in dieci giorni', en: 'Ready in ten days' }, cost: '420' }),
      ],
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
            it: 'Le lenti polarizzate tolgono i riflessi dell’acqua. Le prestiamo un paio di prova per andare a riva.',
            en: 'Polarised lenses take the glare off the water. Borrow a test pair and walk down to the shore.',
          },
        },
        button: bookButton,
        image: { picture: 'sunglasses', alt: { de: 'Sonnenbrille auf einem Steg', fr: 'Lunettes de soleil sur un ponton', it: 'Occhiali da sole su un pontile', en: 'Sunglasses on a jetty' } },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 4, color: 'background' },
      slots: {
        title: { text: { de: 'Für Boot, Berg und Velo', fr: 'Pour le bateau, la montagne et le vélo', it: 'Per barca, montagna e bici', en: 'For boat, mountain and bike' } },
        description: { text: { de: 'Preise ab, mit Fassung und Beratung. Tönung und UV-Schutz messen wir bei jeder Sonnenbrille gratis nach.', fr: 'Prix de départ, monture et conseil compris. Nous contrôlons gratuitement la teinte et la protection UV de toute paire.', it: 'Prezzi di partenza, montatura e consulenza comprese. Controlliamo gratis tinta e protezione UV di qualsiasi paio.', en: 'Starting prices, frame and advice included. We check tint and UV protection of any sunglasses free of charge.' } },
      },
      cards: [
        service({ title: { de: 'Mit Ihrer Korrektur', fr: 'À votre vue', it: 'Graduati', en: 'In your prescription' }, duration: minutes(30), cost: '248' }),
        service({ title: { de: 'Polarisierend', fr: 'Polarisées', it: 'Polarizzati', en: 'Polarised' }, duration: minutes(30), cost: '328' }),
        service({ title: { de: 'Sportfassung', fr: 'Monture de sport', it: 'Montatura sportiva', en: 'Sports frame' }, duration: minutes(45), cost: '390' }),
        service({ title: { de: 'Clip-on zur eigenen Brille', fr: 'Clip sur vos lunettes', it: 'Clip per i Suoi occhiali', en: 'Clip-on for your own pair' }, duration: { de: 'In drei Tagen bereit', fr: 'Prêt en trois jours', it: 'Pronta in tre giorni', en: 'Ready in three days' }, cost: '95' }),
      ],
    },
    {
      type: 'textOnImage',
      options: { textPosition: 'center-right', color: 'surface' },
      slots: {
        title: { text: { de: 'Testen, wo es blendet', fr: 'Essayer là où ça éblouit', it: 'Provare dove abbaglia', en: 'Test them where it dazzles' } },
        description: { text: { de: 'Nehmen Sie unsere Testbrille mit ans Ufer. Ein Pfand wollen wir nicht, nur Ihren Eindruck.', fr: 'Emportez notre paire d’essai au bord de l’eau. Sans caution, avec vos impressions en retour.', it: 'Porti a riva i nostri occhiali di prova. Niente cauzione, solo la Sua impressione.', en: 'Take our test pair down to the shore. We ask for no deposit, only your impression.' } },
        button: { text: { de: 'Filiale finden', fr: 'Trouver un magasin', it: 'Trovare una filiale', en: 'Find a branch' }, link: { pageKey: 'contact' } },
        backgroundImage: { picture: 'lake-evening', alt: { de: 'Abendlicht auf dem Zürichsee', fr: 'Lumière du soir sur le lac de Zurich', it: 'Luce della sera sul lago di Zurigo', en: 'Evening light on Lake Zurich' } },
      },
    },
  ],
}
