import type { BranchChoice } from '../../model/business/branch.ts'

export const SAMPLE_BRANCHES = [
  { id: 'sample-branch-1', name: 'Atelier am See', street: 'Seestrasse', streetNumber: '12', city: 'Rapperswil' },
  { id: 'sample-branch-2', name: 'Atelier am Platz', street: 'Seestrasse', streetNumber: '12', city: 'Stäfa' },
] as const satisfies readonly BranchChoice[]
