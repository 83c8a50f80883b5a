import type { Samples } from './de.ts'

export const en: Samples = {
  plain: {
    kicker: ['A word before'],
    title: ['A heading that makes people curious'],
    subtitle: ['One short sentence more'],
    description: ['Two or three sentences are enough: what it is, who it is for and why it is worth it.'],
    textBlock: ['There is room for a longer text here. Tell people what matters to you, just as you would in your shop.'],
    button: ['Find out more'],
    secondaryButton: ['Get in touch'],
    name: ['First and last name'],
    function: ['Role in the business'],
    quote: ['Something good that somebody said about you.'],
    email: ['name@example.ch'],
    duration: ['30 minutes'],
    cost: ['50'],
  },
  hero: {
    kicker: ['Welcome'],
    title: ['Good to see you'],
    subtitle: ['What we do, in one sentence'],
    description: ['Two or three sentences for those who are here for the first time: what you offer and why people like to come to you.'],
  },
  announcement: {
    title: ['Please note'],
    description: ['Our shop is closed on Monday.'],
    button: ['More about it'],
  },
  columns: {
    title: ['Advice'],
    secondaryTitle: ['Craft'],
    tertiaryTitle: ['Service'],
    description: ['One or two sentences about the first topic.'],
    secondaryDescription: ['One or two sentences about the second topic.'],
    tertiaryDescription: ['One or two sentences about the third topic.'],
    button: ['Find out more'],
    secondaryButton: ['Find out more'],
    tertiaryButton: ['Find out more'],
  },
  booking: {
    title: ['Book an appointment'],
    description: ['Choose the time that suits you, in peace.'],
    button: ['Choose a time'],
  },
  team: {
    title: ['Our team'],
    description: ['These people are here for you.'],
  },
  person: {
    name: ['Anna Sample', 'Ben Example', 'Carla Model'],
    function: ['Owner', 'Advice', 'Workshop'],
    description: ['One sentence about what this person loves to do.'],
  },
  offer: {
    title: ['What we offer'],
    description: ['What we can do for you.'],
  },
  voices: {
    title: ['What our customers say'],
  },
  voice: {
    quote: ['Friendly, precise and never in a hurry. I will be back.', 'At last somebody who takes the time.', 'Everything was right the first time.'],
    name: ['Anna S.', 'Ben E.', 'Carla M.'],
    function: ['Customer', 'Customer', 'Customer'],
  },
  gallery: {
    title: ['A look inside'],
    description: ['One sentence about the pictures.'],
  },
  picture: {
    title: ['Title of the picture'],
    description: ['A sentence about the picture.'],
  },
  services: {
    title: ['Services'],
    description: ['What you get from us.'],
  },
  service: {
    title: ['First service', 'Second service', 'Third service'],
    description: ['One or two sentences: what it includes and who it is for.'],
    duration: ['30 minutes', '45 minutes', '60 minutes'],
    cost: ['50', '80', '120'],
  },
  contact: {
    title: ['How to find us'],
  },
  articles: {
    title: ['Good to know'],
    description: ['Articles to read.'],
  },
  article: {
    title: ['First article', 'Second article', 'Third article'],
    description: ['What it is about, in one sentence.'],
  },
  news: {
    title: ['News'],
    description: ['What is going on here.'],
  },
  newsItem: {
    kicker: ['1 March', '15 March', '30 March'],
    title: ['New in our range', 'Open day', 'Longer opening hours'],
    description: ['What, when and where, in two sentences.'],
  },
  products: {
    title: ['From our range'],
    description: ['A small selection.'],
  },
  product: {
    title: ['First product', 'Second product', 'Third product'],
    description: ['What makes it special.'],
    cost: ['24.90', '49', '120'],
    button: ['Have a look'],
  },
  steps: {
    title: ['How it works'],
    description: ['In a few steps.'],
  },
  step: {
    title: ['Meet', 'Decide', 'Collect'],
    description: ['What happens in this step.'],
  },
  video: {
    title: ['A look behind the scenes'],
    description: ['What the video is about.'],
  },
  form: {
    title: ['Write to us'],
    description: ['We answer as soon as we can.'],
  },
  reviews: {
    title: ['Reviews'],
  },
  social: {
    title: ['On Instagram'],
  },
  photos: {
    title: ['Pictures'],
  },
}
