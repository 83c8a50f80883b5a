/** News of the product, for everybody who edits a site. The date is its name: an entry that was seen is found by it, so it never changes. */
export const NEWS = [
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
  {
    date: '2026-11-02',
    de: 'Übersetzungen: Die Übersicht zeigt für jede Seite und Sprache, was fehlt, veraltet ist oder noch gelesen werden will. Neue Sprachen fügen Sie dort selbst hinzu.',
    fr: 'Traductions : l’aperçu montre pour chaque page et chaque langue ce qui manque, ce qui est dépassé et ce qui reste à relire. Vous y ajoutez vous-même de nouvelles langues.',
  },
] as const
