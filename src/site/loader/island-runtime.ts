import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

export function hydrate(element: HTMLElement, Island: ComponentType<object>, props: object): void {
  hydrateRoot(element, createElement(Island, props))
}
