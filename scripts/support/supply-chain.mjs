/**
 * @typedef {{ version?: string, license?: string, hasInstallScript?: boolean, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean }} Locked
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>, overrides?: Record<string, string>, allowScripts?: Record<string, boolean> }} Manifest
 * @typedef {{ licences: string[], licenceExceptions: Record<string, string[]>, preReleases: string[],
 *   advisories: { id: string, package: string, below: string, about: string }[],
 *   accepted: { id: string, package: string, version: string, because: string }[],
 *   unmaintained: Record<string, string> }} Policy
 */

const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/

/**
 * What is wrong with the packages, one sentence each. Works without a registry: everything is in the lock file and the policy.
 * @param {{ manifest: Manifest, packages: Record<string, Locked>, policy: Policy }} input
 * @returns {string[]}
 */
export function judgeSupplyChain({ manifest, packages, policy }) {
  const wished = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides })
  const loose = wished.filter(([, version]) => !EXACT.test(version)).map(([name, version]) => `${name} is wanted as "${version}": pin one version exactly.`)
  const locked = Object.entries(packages).flatMap(([path, entry]) => (path === '' ? [] : judgePackage(nameOf(path), entry, { manifest, policy })))
  return [...loose, ...locked, ...judgePolicy(policy, packages)]
}

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * @param {string} name
 * @param {Locked} entry
 * @param {{ manifest: Manifest, policy: Policy }} rules
 */
function judgePackage(name, { version = '', license, hasInstallScript, integrity }, { manifest, policy }) {
  const found = []
  if (!isLicensed(name, license, policy)) found.push(`${name} ${version} has the licence ${license ?? '(none)'}, which is not on the list.`)
  if (hasInstallScript && manifest.allowScripts?.[name] === undefined) found.push(`${name} ${version} runs a script when it is installed: decide in "allowScripts" of package.json.`)
  if (integrity === undefined) found.push(`${name} ${version} has no checksum in package-lock.json.`)
  if (version.includes('-') && !isListed(name, policy.preReleases)) found.push(`${name} ${version} is a pre-release that nobody decided for.`)
  for (const advisory of policy.advisories) {
    const isAccepted = policy.accepted.some((one) => one.id === advisory.id && one.package === name && one.version === version)
    if (advisory.package === name && isBelow(version, advisory.below) && !isAccepted) found.push(`${name} ${version} has a known hole (${advisory.id}, ${advisory.about}): use ${advisory.below} or later.`)
  }
  return found
}

/**
 * Exceptions nobody needs any more would hide the next one.
 * @param {Policy} policy
 * @param {Record<string, Locked>} packages
 */
function judgePolicy({ accepted, unmaintained }, packages) {
  const all = Object.entries(packages).map(([path, { version }]) => ({ name: nameOf(path), version }))
  const gone = accepted.filter((one) => !all.some(({ name, version }) => name === one.package && version === one.version))
  return [
    ...gone.map((one) => `${one.package} ${one.version} is no longer installed: take ${one.id} off the accepted list.`),
    ...Object.keys(unmaintained).filter((name) => !all.some((one) => one.name === name)).map((name) => `${name} is no longer installed: take it off the list of unmaintained packages.`),
  ]
}

/**
 * @param {string} name
 * @param {string | undefined} licence an SPDX expression
 * @param {Policy} policy
 */
function isLicensed(name, licence, { licences, licenceExceptions }) {
  /** @param {string} one */
  const isAllowed = (one) => licences.includes(one) || isListed(name, licenceExceptions[one] ?? [])
  if (licence === undefined) return false
  return licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => isAllowed(one.trim())))
}

/**
 * @param {string} name
 * @param {string[]} list names; a star at the end stands for any ending
 */
function isListed(name, list) {
  return list.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry))
}

/**
 * @param {string} version
 * @param {string} floor
 */
function isBelow(version, floor) {
  const [own = [], other = []] = [version, floor].map((text) => (text.split('-')[0] ?? '').split('.').map(Number))
  const at = other.findIndex((part, index) => (own[index] ?? 0) !== part)
  return at >= 0 && (own[at] ?? 0) < (other[at] ?? 0)
}
