import type { DialogTexts } from './de.ts'

export const fr: DialogTexts = {
  deletion: {
    title: 'Supprimer «\u202f{name}\u202f»\u202f?',
    text: '«\u202f{name}\u202f» et tout son contenu seront supprimés. La flèche «\u202fAnnuler\u202f» de la barre permet de les récupérer.',
    confirm: 'Supprimer',
    cancel: 'Annuler',
  },
  revert: {
    title: 'Abandonner les modifications\u202f?',
    text: 'Toutes les modifications non publiées de cette page seront perdues. Cette action est irréversible.',
    textMultilingual: 'Toutes les modifications non publiées de cette page seront perdues dans toutes les langues. Cette action est irréversible.',
    confirm: 'Abandonner',
    cancel: 'Annuler',
  },
}
