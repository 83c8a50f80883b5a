import type { ChangelogTexts } from './de.ts'

export const fr: ChangelogTexts = {
  title: 'Nouveautés',
  loading: 'Chargement des nouveautés…',
  failed: 'Une erreur est survenue',
  empty: 'Il n’y a pas encore de nouveautés.',
  close: 'Fermer',
}
