/** what «Beispieltext» puts into an empty place, in the language of the page; `long` where there is room for paragraphs. */
export const placeholderTexts: Readonly<Record<string, { short: string; long: string }>> = {
  de: {
    short: 'Hier steht bald Ihr Text',
    long: 'Das ist ein Beispieltext. Er zeigt, wie viel Platz hier ist und wie die Seite damit aussieht. Ersetzen Sie ihn durch Ihre eigenen Worte.',
  },
  fr: { short: 'Votre texte ici', long: 'Ceci est un texte d’exemple. Il montre la place disponible et l’aspect de la page. Remplacez-le par vos propres mots.' },
  it: { short: 'Qui il suo testo', long: 'Questo è un testo di esempio. Mostra quanto spazio c’è e come appare la pagina. Lo sostituisca con le sue parole.' },
  rm: { short: 'Qua stat prest Voss text', long: 'Quai è in text d’exempel. El mussa quant plazza ch’i dat e co che la pagina vesa ora. Remplazzai el cun Voss agens pleds.' },
  en: { short: 'Your text goes here', long: 'This is sample text. It shows how much room there is and what the page looks like with it. Replace it with your own words.' },
  sq: { short: 'Këtu vjen teksti juaj', long: 'Ky është një tekst shembull. Ai tregon sa vend ka dhe si duket faqja me të. Zëvendësojeni me fjalët tuaja.' },
  sr: { short: 'Ovde dolazi Vaš tekst', long: 'Ovo je primer teksta. Pokazuje koliko ima mesta i kako stranica izgleda sa njim. Zamenite ga svojim rečima.' },
  hr: { short: 'Ovdje dolazi Vaš tekst', long: 'Ovo je primjer teksta. Pokazuje koliko ima mjesta i kako stranica s njim izgleda. Zamijenite ga svojim riječima.' },
  es: { short: 'Aquí irá su texto', long: 'Este es un texto de ejemplo. Muestra cuánto espacio hay y cómo se ve la página. Sustitúyalo por sus propias palabras.' },
  pt: { short: 'O seu texto aqui', long: 'Este é um texto de exemplo. Mostra quanto espaço há e como fica a página. Substitua-o pelas suas próprias palavras.' },
}
