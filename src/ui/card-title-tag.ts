import { createContext, useContext } from 'react'

export type CardTitleTag = 'h2' | 'h3'

/** One below the title of the section that holds the cards, or in its place where it has none: no level is left out. */
export const CardTitleContext = createContext<CardTitleTag>('h3')

export function useCardTitleTag(): CardTitleTag {
  return useContext(CardTitleContext)
}
