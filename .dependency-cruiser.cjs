/** Rooms import downwards only. Each rule names a room and what it must never reach. */
const room = (...names) => `^src/(${names.join('|')})/`
const never = (name, from, to, extra = {}) => ({ name, severity: 'error', from: { path: from, pathNot: '\\.test\\.tsx?$' }, to: { path: to, ...extra } })

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    never('model-is-pure', room('model', 'i18n'), '^(src/(?!model|i18n)|node_modules/(react|pg|drizzle-orm|hono)|node:)'),
    never('i18n-knows-nobody', room('i18n'), room('model')),
    never('the-game-knows-the-model-only', room('game'), '^(src/(?!model|game)|node_modules/|node:)'),
    never('the-phone-knows-the-game-only', room('phone'), '^(src/(?!model|game|phone)|node_modules/(?!zustand)|node:)'),
    never('phones-play-without-schemas', room('game', 'phone'), '^node_modules/zod', { reachable: true }),
    never('option-definitions-know-the-model-only', '^src/options/.*\\.option\\.ts$', room('sections', 'editor', 'store', 'services', 'actions', 'server', 'site', 'console', 'ui', 'kit')),
    never('options-stay-below-sections', room('options'), room('sections', 'editor', 'store', 'services', 'actions', 'server', 'site', 'console')),
    never('the-kit-knows-texts-and-model-only', room('kit'), '^src/(?!kit/|i18n/|model/|ui/class-names\\.ts$)'),
    never('ui-is-below-sections', room('ui'), room('kit', 'options', 'sections', 'site', 'editor', 'console', 'store', 'services', 'actions', 'server')),
    never('sections-know-neither-editor-nor-server', room('sections'), room('kit', 'site', 'editor', 'console', 'store', 'services', 'actions', 'server')),
    never('sections-do-not-know-that-they-are-edited', room('sections'), '^src/ui/mode/use-page-mode\\.ts$'),
    { name: 'the-kit-is-for-those-who-work', severity: 'error', from: { path: room('site'), pathNot: '^src/site/catalogue/' }, to: { path: room('kit') } },
    { name: 'options-are-drawn-by-controls-only', severity: 'error', from: { path: room('options'), pathNot: 'Control\\.tsx$' }, to: { path: room('kit') } },
    never('sections-know-no-controls', room('sections'), 'Control\\.tsx$'),
    { name: 'no-section-knows-another', severity: 'error', from: { path: '^src/sections/([^/]+)/', pathNot: '\\.test\\.tsx?$' }, to: { path: '^src/sections/([^/]+)/', pathNot: '^src/sections/$1/' } },
    never('site-is-pure', room('site'), room('editor', 'console', 'store', 'services', 'actions', 'server')),
    never('editor-talks-to-the-api-only', room('editor'), room('console', 'store', 'services', 'actions', 'server')),
    never('console-talks-to-the-api-only', room('console'), room('editor', 'store', 'services', 'actions', 'server')),
    never('store-knows-the-model-only', room('store'), room('i18n', 'options', 'kit', 'ui', 'sections', 'site', 'editor', 'console', 'services', 'actions', 'server')),
    never('services-know-the-model-only', room('services'), room('i18n', 'options', 'kit', 'ui', 'sections', 'site', 'editor', 'console', 'store', 'actions', 'server')),
    never('actions-draw-nothing', room('actions'), '^(src/(kit|ui|site|editor|console|server)/|node_modules/(react|hono))'),
    never('server-goes-through-actions', room('server'), room('kit', 'store', 'services', 'editor', 'console'), { dependencyTypesNot: ['type-only'] }),
    // The catalogue's islands are the operator's; every other one runs in visitors' browsers.
    { name: 'visitors-get-nothing-of-the-editor', severity: 'error', from: { path: ['^src/site/loader/', '\\.behaviour\\.ts$', '\\.island\\.tsx$'], pathNot: '^src/site/catalogue/' }, to: { path: room('editor', 'console', 'kit'), reachable: true } },
    never('the-catalogue-knows-no-program', '^src/site/catalogue/', room('editor', 'console'), { reachable: true }),
    never('nobody-knows-the-background', room('model', 'i18n', 'game', 'phone', 'options', 'kit', 'ui', 'sections', 'site', 'editor', 'console', 'store', 'services', 'actions', 'server'), room('background')),
    never('the-background-answers-nobody', room('background'), '^(src/(i18n|options|ui|site|editor|console|server)/|node_modules/(react|hono))'),
    never('what-runs-draws-nothing-for-browsers', '^src/(run|cli)/', room('editor', 'console')),
    never('nobody-knows-how-it-is-run', room('model', 'i18n', 'game', 'options', 'kit', 'ui', 'sections', 'site', 'editor', 'console', 'store', 'services', 'actions', 'server'), '^src/(run|cli)/|^src/main\\.ts$'),
    { name: 'refusals-are-caught-in-two-places', severity: 'error', from: { pathNot: '^src/server/(app|api/run-call)\\.ts$|\\.test\\.ts$' }, to: { path: '^src/server/operations/refusal-of\\.ts$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'] },
  },
}
