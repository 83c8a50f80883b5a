import type { DemoReview } from '../demo-site.ts'

const review = (branchId: string, rating: number, authorName: string, relativeTimeDescription: string, text: string): DemoReview => ({
  branchId,
  rating,
  authorName,
  relativeTimeDescription,
  text,
})

export const reviews: readonly DemoReview[] = [
  review(
    'rapperswil',
    5,
    'Monika Büsser',
    'vor 2 Wochen',
    'Ich kam mit drei Brillen, die alle nicht stimmten, und ging mit einer, die stimmt. Frau Hatt hat sich fast eine Stunde Zeit genommen.',
  ),
  review('staefa', 5, 'Familie Pfenninger', 'vor einem Monat', 'Der Myopie-Check für unseren Sohn war ruhig und gut erklärt. Er will jetzt Optiker werden.'),
  review(
    'waedenswil',
    4.5,
    'Andrin Streuli',
    'vor einem Monat',
    'Am Donnerstag bis acht Uhr offen, das passt mit der Arbeit. Die Auswahl ist kleiner als in Rapperswil, bestellt wird aber alles.',
  ),
  review('rapperswil', 4, 'Claudia Romer', 'vor 2 Monaten', 'Sehr freundlich und genau. Am Samstag musste ich etwas warten, dafür gab es einen Kaffee mit Blick auf das Schloss.'),
  review('waedenswil', 5, 'Josip Marić', 'vor 3 Monaten', 'Bügel gebrochen, am selben Abend repariert. Ich wollte Trinkgeld geben, sie wollten es nicht nehmen.'),
  review('staefa', 4.5, 'Elisabeth Wunderli', 'vor 4 Monaten', 'Herr Bernasconi sagt auch einmal, dass man nichts Neues braucht. Das schätze ich sehr.'),
  review('rapperswil', 5, 'Timo Aebersold', 'vor 6 Monaten', 'Meine ersten Kontaktlinsen. Nach drei Anläufen sassen sie, und niemand hat auf die Uhr geschaut.'),
  review('staefa', 4, 'Priska Zollinger', 'vor 8 Monaten', 'Die Gleitsichtbrille brauchte eine Nachkontrolle, die kostenlos und unkompliziert war. Seither lese ich wieder gern.'),
]
