import { expect, test } from 'vitest'
import { judgeSupplyChain } from './supply-chain.mjs'

const policy = {
  licences: ['MIT', 'Zlib'],
  licenceExceptions: { 'MPL-2.0': ['css-*'] },
  preReleases: ['beta'],
  advisories: [{ id: 'GHSA-1', package: 'holed', below: '2.10.0', about: 'a hole' }],
  accepted: [],
  unmaintained: {},
}
const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' }

/**
 * @param {Record<string, object>} packages
 * @param {{ manifest?: object, policy?: object }} [more]
 */
const judge = (packages, { manifest = {}, policy: changed = {} } = {}) =>
  judgeSupplyChain({ manifest, packages: { '': {}, ...packages }, policy: { ...policy, ...changed } })

test('what is in order says nothing', () => {
  const packages = { 'node_modules/a': good, 'node_modules/css-x': { ...good, license: 'MPL-2.0' }, 'node_modules/beta': { ...good, version: '1.0.0-beta.1' }, 'node_modules/z': { ...good, license: '(MIT AND Zlib)' }, 'node_modules/o': { ...good, license: 'GPL-3.0 OR MIT' } }
  expect(judge(packages, { manifest: { dependencies: { a: '1.0.0' }, devDependencies: { t: 'npm:@x/y@6.0.2', b: '1.2.3-beta.4' } } })).toEqual([])
})

test.each([
  ['a licence that is not on the list', { ...good, license: 'GPL-3.0' }, 'licence GPL-3.0'],
  ['one of two licences', { ...good, license: 'MIT AND GPL-3.0' }, 'licence MIT AND GPL-3.0'],
  ['no licence', { ...good, license: undefined }, '(none)'],
  ['another package with an exception’s licence', { ...good, license: 'MPL-2.0' }, 'licence MPL-2.0'],
  ['an install script', { ...good, hasInstallScript: true }, 'allowScripts'],
  ['no checksum', { ...good, integrity: undefined }, 'no checksum'],
  ['a pre-release', { ...good, version: '1.0.0-rc.1' }, 'pre-release'],
])('%s is found, also deep down', (_, entry, word) => {
  expect(judge({ 'node_modules/a/node_modules/@x/y': entry })).toEqual([expect.stringContaining(word)])
})

test.each(['2.9.99', '1.99.0', '2.9.0'])('a known hole in %s is found', (version) => {
  expect(judge({ 'node_modules/x/node_modules/holed': { ...good, version } })).toEqual([expect.stringContaining('GHSA-1')])
})

test.each(['2.10.0', '2.10.1', '3.0.0'])('%s has no hole', (version) => {
  expect(judge({ 'node_modules/holed': { ...good, version } })).toEqual([])
})

test('an accepted hole is accepted in one version, and only as long as that is installed', () => {
  const accepted = [{ id: 'GHSA-1', package: 'holed', version: '1.0.0', because: 'x' }]
  expect(judge({ 'node_modules/holed': good }, { policy: { accepted } })).toEqual([])
  expect(judge({ 'node_modules/holed': { ...good, version: '1.0.1' } }, { policy: { accepted } })).toHaveLength(2)
})

test.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', 'git+https://x', 'npm:y@^1.0.0', '>=1.0.0'])('%s is no exact version', (version) => {
  expect(judge({}, { manifest: { dependencies: { a: version } } })).toEqual([expect.stringContaining('exactly')])
})
