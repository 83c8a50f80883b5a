import type { Job } from '../../src/model/business/job.ts'
import { sampleBranch } from './sample-branch.ts'

/** A job as its owner would enter it, with a contact and without pictures. */
export const sampleJob: Job = {
  id: 'augenoptik',
  title: 'Augenoptikerin EFZ',
  createdOn: '2026-11-09',
  workQuota: '60 %',
  description: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Sie beraten ' },
          { type: 'text', text: 'gern', marks: [{ type: 'bold' }] },
        ],
      },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Das bringen Sie mit' }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Geduld' }] }] }] },
    ],
  },
  titleImages: [],
  branch: sampleBranch,
  contact: { firstName: 'Davide', lastName: 'Bernasconi' },
}
