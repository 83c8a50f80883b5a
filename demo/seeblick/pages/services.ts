import type { DemoPage } from '../../demo-site.ts'
import { bookButton, minutes, service, step } from '../words.ts'

export const eyeTest: DemoPage = {
  key: 'eye-test',
  collection: 'services',
  slugs: { de: 'sehtest', fr: 'examen-de-la-vue', it: 'esame-della-vista', en: 'eye-test' },
  name: { de: 'Sehtest', fr: 'Examen de la vue', it: 'Esame della vista', en: 'Eye test' },
  description: {
    de: 'Sehtest in 40 Minuten für CHF 60: Sehschärfe, Augendruck, beidäugiges Sehen. Beim Brillenkauf angerechnet.',
    fr: 'Examen de la vue en 40 minutes pour CHF 60 : acuité, pression oculaire, vision binoculaire. Déduit à l’achat de lunettes.',
    it: 'Esame della vista in 40 minuti per CHF 60: acuità, pressione oculare, visione binoculare. Dedotto all’acquisto.',
    en: 'A 40-minute eye test for CHF 60: sharpness, eye pressure, binocular vision. Deducted when you buy glasses.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: '40 Minuten, CHF 60', fr: '40 minutes, CHF 60', it: '40 minuti, CHF 60', en: '40 minutes, CHF 60' } },
        title: { text: { de: 'Ein Sehtest, der Zeit hat', fr: 'Un examen qui prend son temps', it: 'Un esame senza fretta', en: 'An eye test with time to spare' } },
        description: {
          text: {
            de: 'Bringen Sie Ihre jetzige Brille mit und, falls vorhanden, Ihren Linsenpass. Nach dem Test dürfen Sie Auto fahren: Wir tropfen nicht.',
            fr: 'Apportez vos lunettes actuelles et, le cas échéant, votre carte de lentilles. Vous pouvez conduire ensuite : nous n’utilisons pas de gouttes.',
            it: 'Porti gli occhiali attuali e, se l’ha, la tessera delle lenti. Dopo l’esame può guidare: non usiamo gocce.',
            en: 'Bring your current glasses and your lens record if you have one. You may drive afterwards: we do not use drops.',
          },
        },
        button: bookButton,
        image: { picture: 'eye-test', alt: { de: 'Messgerät für den Sehtest', fr: 'Appareil pour l’examen de la vue', it: 'Strumento per l’esame della vista', en: 'Instrument used for the eye test' } },
      },
    },
    {
      type: 'stepFeedBoard',
      options: { color: 'surface' },
      slots: { title: { text: { de: 'So läuft es ab', fr: 'Le déroulement', it: 'Come si svolge', en: 'Step by step' } } },
      cards: [
        step({ de: 'Gespräch', fr: 'L’entretien', it: 'Colloquio', en: 'A conversation' }, { de: 'Wo arbeiten Sie, was lesen Sie, was stört? Fünf Minuten, die später viel erklären.', fr: 'Où travaillez-vous, que lisez-vous, qu’est-ce qui gêne ? Cinq minutes qui expliquent beaucoup.', it: 'Dove lavora, che cosa legge, che cosa La disturba? Cinque minuti che spiegano molto.', en: 'Where do you work, what do you read, what bothers you? Five minutes that explain a lot later.' }),
        step({ de: 'Messung', fr: 'La mesure', it: 'Misurazione', en: 'Measuring' }, { de: 'Sehschärfe, Hornhaut, Augendruck, dann die feine Bestimmung mit Ihren Antworten. Falsche Antworten gibt es nicht.', fr: 'Acuité, cornée, pression oculaire, puis le réglage fin d’après vos réponses. Il n’y en a pas de fausses.', it: 'Acuità, cornea, pressione oculare, poi la regolazione fine con le Sue risposte. Non ce ne sono di sbagliate.', en: 'Sharpness, cornea, eye pressure, then the fine adjustment from your answers. There are no wrong ones.' }),
        step({ de: 'Beide Augen zusammen', fr: 'Les deux yeux ensemble', it: 'I due occhi insieme', en: 'Both eyes together' }, { de: 'Wir prüfen, ob die Augen gleich stark und gleich gerichtet arbeiten. Müde Augen am Abend haben oft hier ihren Grund.', fr: 'Nous vérifions que les yeux travaillent avec la même force et dans la même direction. La fatigue du soir vient souvent de là.', it: 'Verifichiamo che gli occhi lavorino con la stessa forza e nella stessa direzione. La stanchezza serale nasce spesso qui.', en: 'We check that your eyes pull equally hard in the same direction. Tired evenings often start here.' }),
        step({ de: 'Ergebnis', fr: 'Le résultat', it: 'Risultato', en: 'The result' }, { de: 'Sie erhalten Ihre Werte schriftlich mit, auch wenn Sie nichts kaufen. Bei Auffälligkeiten überweisen wir Sie an die Augenärztin.', fr: 'Vous recevez vos valeurs par écrit, même sans achat. En cas d’anomalie, nous vous adressons à une ophtalmologue.', it: 'Riceve i valori per iscritto, anche senza acquisto. In caso di anomalie La indirizziamo a un’oftalmologa.', en: 'You take your values home in writing, whether you buy or not. If we notice anything unusual we refer you to an ophthalmologist.' }),
      ],
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'background' },
      slots: { title: { text: { de: 'Dauer und Preis', fr: 'Durée et prix', it: 'Durata e prezzo', en: 'Time and price' } } },
      cards: [
        service({ title: { de: 'Sehtest', fr: 'Examen de la vue', it: 'Esame della vista', en: 'Eye test' }, text: { de: 'Beim Kauf einer Brille innert drei Monaten angerechnet.', fr: 'Déduit à l’achat de lunettes dans les trois mois.', it: 'Dedotto se acquista gli occhiali entro tre mesi.', en: 'Deducted if you buy glasses within three months.' }, duration: minutes(40), cost: '60' }),
        service({ title: { de: 'Sehtest für Kinder bis 12', fr: 'Examen pour enfants jusqu’à 12 ans', it: 'Esame per bambini fino a 12 anni', en: 'Eye test for children up to 12' }, text: { de: 'Mit Bildern statt Buchstaben, wenn es sein muss.', fr: 'Avec des images au lieu des lettres, s’il le faut.', it: 'Con figure al posto delle lettere, se serve.', en: 'With pictures instead of letters if need be.' }, duration: minutes(30), cost: '40' }),
        service({ title: { de: 'Sehtest für den Lernfahrausweis', fr: 'Test pour le permis d’élève', it: 'Test per la licenza di allievo', en: 'Test for a learner’s permit' }, text: { de: 'Amtlich anerkannt, ohne Voranmeldung.', fr: 'Reconnu officiellement, sans rendez-vous.', it: 'Riconosciuto ufficialmente, senza appuntamento.', en: 'Officially recognised, no appointment.' }, duration: minutes(10), cost: '25' }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'secondary' },
      slots: {
        title: { text: { de: 'Führerausweis? Zehn Minuten.', fr: 'Permis de conduire ? Dix minutes.', it: 'Licenza di condurre? Dieci minuti.', en: 'Driving licence? Ten minutes.' } },
        description: {
          text: {
            de: 'Den amtlichen Sehtest für den Lernfahrausweis machen wir ohne Voranmeldung, für CHF 25. Bringen Sie einen Ausweis und das Gesuchsformular mit.',
            fr: 'Le test officiel pour le permis d’élève se fait sans rendez-vous, pour CHF 25. Apportez une pièce d’identité et le formulaire de demande.',
            it: 'Il test ufficiale per la licenza di allievo conducente si fa senza appuntamento, per CHF 25. Porti un documento e il modulo di domanda.',
            en: 'The official test for your learner’s permit needs no appointment and costs CHF 25. Bring an ID and the application form.',
          },
        },
        button: { text: { de: 'Filiale finden', fr: 'Trouver un magasin', it: 'Trovare una filiale', en: 'Find a branch' }, link: { pageKey: 'contact' } },
        image: { picture: 'lens-refraction', alt: { de: 'Drei Linsen vor dem See', fr: 'Trois lentilles devant le lac', it: 'Tre lenti davanti al lago', en: 'Three lenses in front of the lake' } },
      },
    },
  ],
}

export const glasses: DemoPage = {
  key: 'glasses',
  collection: 'services',
  slugs: { de: 'brillen', fr: 'lunettes', it: 'occhiali', en: 'glasses' },
  name: { de: 'Brillen', fr: 'Lunettes', it: 'Occhiali', en: 'Glasses' },
  description: {
    de: 'Rund 1200 Fassungen, Gläser aus eigener Werkstatt, komplette Brillen ab CHF 298. Vier Wochen Umtausch.',
    fr: 'Quelque 1200 montures, verres taillés dans notre atelier, lunettes complètes dès CHF 298. Échange pendant quatre semaines.',
    it: 'Circa 1200 montature, lenti lavorate nel nostro laboratorio, occhiali completi da CHF 298. Cambio entro quattro settimane.',
    en: 'Some 1,200 frames, lenses cut in our workshop, complete glasses from CHF 298. Four weeks to change your mind.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Fassungen und Gläser', fr: 'Montures et verres', it: 'Montature e lenti', en: 'Frames and lenses' } },
        title: { text: { de: 'Eine Brille, die man vergisst', fr: 'Des lunettes qu’on oublie', it: 'Occhiali che ci si dimentica', en: 'Glasses you forget you wear' } },
        description: {
          text: {
            de: 'Aus 1200 Fassungen legen wir Ihnen acht auf den Tisch. Die Auswahl treffen wir nach Gesicht, Alltag und Budget.',
            fr: 'Sur 1200 montures, nous en posons huit devant vous. Choisies selon votre visage, votre quotidien et votre budget.',
            it: 'Su 1200 montature gliene mettiamo otto sul tavolo. Le scegliamo in base a viso, vita quotidiana e budget.',
            en: 'Out of 1,200 frames we put eight on the table, chosen for your face, your day and your budget.',
          },
        },
        button: bookButton,
        image: { picture: 'frames-wall', alt: { de: 'Wand mit Brillenfassungen', fr: 'Mur de montures', it: 'Parete di montature', en: 'Wall of spectacle frames' } },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 4, color: 'secondary' },
      slots: {
        title: { text: { de: 'Komplett, mit Fassung und Gläsern', fr: 'Prix complets, monture et verres', it: 'Prezzi completi, montatura e lenti', en: 'Complete, frame and lenses' } },
        description: { text: { de: 'Preise ab, Zeit für die Beratung. Die Zweitbrille mit gleichen Werten ist 40 % günstiger, und vier Wochen lang tauschen wir Gläser um, an die Sie sich nicht gewöhnen.', fr: 'Prix de départ et temps de conseil. La deuxième paire aux mêmes valeurs coûte 40 % de moins, et pendant quatre semaines nous échangeons les verres auxquels vous ne vous habituez pas.', it: 'Prezzi di partenza e tempo di consulenza. Il secondo paio con gli stessi valori costa il 40 % in meno, e per quattro settimane cambiamo le lenti a cui non si abitua.', en: 'Starting prices and time for advice. A second pair with the same values is 40% off, and for four weeks we exchange any lens you cannot get used to.' } },
      },
      cards: [
        service({ title: { de: 'Einstärken', fr: 'Unifocaux', it: 'Monofocali', en: 'Single vision' }, text: { de: 'Entspiegelt und gehärtet.', fr: 'Antireflet et durcis.', it: 'Antiriflesso e indurite.', en: 'Anti-reflective and hardened.' }, duration: minutes(45), cost: '298' }),
        service({ title: { de: 'Bildschirm', fr: 'Écran', it: 'Schermo', en: 'Screen' }, text: { de: 'Auf Ihren Abstand zum Pult gemessen.', fr: 'Mesurés à la distance de votre bureau.', it: 'Misurati alla distanza della Sua scrivania.', en: 'Measured for the distance to your desk.' }, duration: minutes(45), cost: '420' }),
        service({ title: { de: 'Gleitsicht', fr: 'Progressifs', it: 'Progressivi', en: 'Varifocals' }, text: { de: 'Bewährte Gläser mit breitem Lesefeld.', fr: 'Des verres éprouvés au large champ de lecture.', it: 'Lenti collaudate con ampio campo di lettura.', en: 'Proven lenses with a wide reading zone.' }, duration: minutes(60), cost: '690' }),
        service({ title: { de: 'Gleitsicht individuell', fr: 'Progressifs individuels', it: 'Progressivi individuali', en: 'Individual varifocals' }, text: { de: 'Auf Ihre Kopfhaltung gerechnet.', fr: 'Calculés selon votre port de tête.', it: 'Calcolati sulla Sua postura.', en: 'Calculated for the way you hold your head.' }, duration: minutes(75), cost: '1180' }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'background' },
      slots: {
        title: { text: { de: 'Gleitsicht ohne Schwindel', fr: 'Des progressifs sans vertige', it: 'Progressivi senza capogiri', en: 'Varifocals without the wobble' } },
        description: {
          text: {
            de: 'Wir messen, wie Sie den Kopf halten, wenn Sie lesen, fahren und auf den Bildschirm schauen. Erst dann bestellen wir das Glas.',
            fr: 'Nous mesurons votre port de tête quand vous lisez, conduisez et regardez l’écran. Ensuite seulement, nous commandons le verre.',
            it: 'Misuriamo come tiene la testa quando legge, guida e guarda lo schermo. Solo allora ordiniamo la lente.',
            en: 'We measure how you hold your head when you read, drive and look at a screen. Only then do we order the lens.',
          },
        },
        image: { picture: 'lens-refraction', alt: { de: 'Drei Linsen vor dem See', fr: 'Trois lentilles devant le lac', it: 'Tre lenti davanti al lago', en: 'Three lenses in front of the lake' } },
      },
    },
  ],
}
