import type { Branch } from '../model/business/branch.ts'
import type { DescriptionInput, Thing } from './define-structured-data.ts'

/** Whatever several sections tell machines about a branch is about the same one. */
export function nameBranch({ id, name }: Pick<Branch, 'id' | 'name'>, site: DescriptionInput['site']): Thing {
  return {
    '@type': site.isOptician ? 'Optician' : 'LocalBusiness',
    '@id': `${site.origin}/#branch-${id}`,
    name: name.includes(site.name) ? name : `${site.name} ${name}`,
  }
}
