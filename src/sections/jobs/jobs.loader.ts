import { branchesTag, jobsTag } from '../../model/cache-tags.ts'
import { plainText, type RichText } from '../../model/content/rich-text.ts'
import { branchWords } from '../branch-words.ts'
import { joinWords } from '../join-words.ts'
import type { SectionLoader } from '../define-loader.ts'
import type { ShownJob } from './shown-job.ts'

const picturesIn = ({ content }: RichText) => content.flatMap((block) => (block.type === 'image' ? [block.attrs.mediaId] : []))

export const jobsLoader: SectionLoader = {
  tags: ({ siteId }) => [jobsTag(siteId), branchesTag(siteId)],
  load: async (sources): Promise<ShownJob[]> => {
    const jobs = await sources.jobs()
    const media = await sources.mediaByIds([...new Set(jobs.flatMap(({ titleImages, description }) => [...titleImages, ...picturesIn(description)]))])
    const found = (ids: readonly string[]) => ids.flatMap((id) => (media[id]?.mediaType === 'image' ? [media[id]] : []))
    return jobs.map(({ titleImages, ...job }) => ({
      ...job,
      pictures: found(titleImages),
      inText: Object.fromEntries(found(picturesIn(job.description)).map((picture) => [picture.id, picture])),
    }))
  },
  words: async (sources) =>
    (await sources.jobs()).flatMap(({ title, workQuota, description, branch, contact }) => [
      joinWords([title, workQuota ?? '', contact ? `${contact.firstName} ${contact.lastName}` : '']),
      plainText(description),
      branchWords(branch),
    ]),
}
