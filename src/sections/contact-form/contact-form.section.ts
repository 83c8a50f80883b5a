import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const contactForm = defineSection({
  type: 'contactForm',
  category: 'content',
  label: 'contactForm',
  rank: 8,
  samples: 'form',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    glassDetermination: checkbox({ label: 'topicGlassDetermination', default: true }),
    healthCheck: checkbox({ label: 'topicHealthCheck', default: true }),
    eyeAnalysis: checkbox({ label: 'topicEyeAnalysis', default: true }),
    learnerPermitVisionTest: checkbox({ label: 'topicLearnerPermitVisionTest', default: true }),
    newContactLensFitting: checkbox({ label: 'topicNewContactLensFitting', default: true }),
    contactLensCheck: checkbox({ label: 'topicContactLensCheck', default: true }),
    contactLensSubscription: checkbox({ label: 'topicContactLensSubscription', default: true }),
    directFrequentLens: checkbox({ label: 'topicDirectFrequentLens', default: true }),
    glassesAdvice: checkbox({ label: 'topicGlassesAdvice', default: true }),
    glassesService: checkbox({ label: 'topicGlassesService', default: true }),
    sunglassesAdvice: checkbox({ label: 'topicSunglassesAdvice', default: true }),
    myopiaManagement: checkbox({ label: 'topicMyopiaManagement', default: true }),
    other: checkbox({ label: 'topicOther', default: true }),
    color: colorSwatches(),
  },
  opticiansOnly: true,
  form: 'contact',
  filledBy: 'itself',
  fedBy: { source: 'form', isThere: () => true },
  sketch: [draw.panel(16, 6, 42, 12), draw.panel(62, 6, 42, 12), draw.panel(16, 22, 88, 26), draw.button(16, 55, 30)],
})
