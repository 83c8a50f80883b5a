/** What editors of the demo sites find as news of the product. */
export const demoChangelog = [
  {
    date: '2026-11-16',
    de: 'Einstellungen: Farben, Schriften, Logo, Kopf- und Fusszeile ändern Sie jetzt selbst. Die Seite zeigt jede Änderung sofort, Ihre Besucherinnen und Besucher sehen sie nach dem Speichern, und «Rückgängig» nimmt sie zurück.',
    fr: 'Réglages : vous changez désormais vous-même les couleurs, les polices, le logo, l’en-tête et le pied de page. La page montre chaque changement aussitôt, vos visiteurs le voient une fois enregistré, et « Annuler » le retire.',
  },
  {
    date: '2026-11-09',
    de: 'Verlauf: Unter «Mehr» sehen Sie, wer auf der Seite wann was geändert hat. Jede veröffentlichte Fassung können Sie ansehen und wieder zum Entwurf machen.',
    fr: 'Historique : sous « Plus », vous voyez qui a changé quoi et quand sur la page. Chaque version publiée peut être affichée et reprise comme brouillon.',
  },
] as const
