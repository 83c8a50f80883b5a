const TITLES = ['title', 'secondaryTitle', 'tertiaryTitle', 'kicker'] as const
const SUBTITLES = ['subtitle', 'secondarySubtitle', 'tertiarySubtitle'] as const
const DESCRIPTIONS = ['description', 'secondaryDescription', 'tertiaryDescription'] as const
const SUBDESCRIPTIONS = ['subdescription', 'secondarySubdescription', 'tertiarySubdescription'] as const
const TEXT_BLOCKS = ['textBlock', 'secondaryTextBlock', 'tertiaryTextBlock'] as const
const BUTTONS = ['button', 'secondaryButton', 'tertiaryButton'] as const
const IMAGES = ['image', 'secondaryImage', 'tertiaryImage', 'quaternaryImage', 'quinaryImage', 'senaryImage', 'backgroundImage', 'groupImage'] as const
const REST = ['video', 'name', 'function', 'quote', 'email', 'duration', 'cost'] as const

export const SLOT_NAMES = [...TITLES, ...SUBTITLES, ...DESCRIPTIONS, ...SUBDESCRIPTIONS, ...TEXT_BLOCKS, ...BUTTONS, ...IMAGES, ...REST] as const
export type SlotName = (typeof SLOT_NAMES)[number]
