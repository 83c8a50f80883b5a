import { describeContact } from './contact/contact.structured-data.ts'
import { describeCourses } from './courses/courses.structured-data.ts'
import type { DescribeSection } from './define-structured-data.ts'
import type { SectionType } from './definitions.ts'
import { describeJobs } from './jobs/jobs.structured-data.ts'
import { describeReviews } from './review-slider/review-slider.structured-data.ts'

/** Sections that tell search engines what they show. */
export const structuredData: Partial<Record<SectionType, DescribeSection>> = {
  contact: describeContact,
  courses: describeCourses,
  jobs: describeJobs,
  reviewSlider: describeReviews,
}
