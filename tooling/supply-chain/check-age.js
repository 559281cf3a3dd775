import { readJson, registryPackages } from './lock.js';
import { npmSettings } from './npm-settings.js';
import { cachedTimes, registryTimes } from './publish-times.js';
import { contentKey, lockedBefore } from './settled-versions.js';
import { notChecked, verdict } from './verdict.js';

const DAY = 86_400_000;

/** Days a version must have been public. Nearly every hijacked package was noticed and withdrawn sooner. */
export const DAYS = 7;

/** Packages that a run asks the registry about unless told to ask about all. */
export const FEW = 50;

/**
 * Versions taken early because they close a hole, each with the advisory.
 * @type {Record<string, string>}
 */
export const EARLY = {};

/**
 * The versions that nothing is known about, looked up in one place after another while there are any.
 * @param {{ name: string, version: string }[]} versions
 * @param {((names: string[]) => Promise<Map<string, Record<string, string>>>)[]} places
 * @returns {Promise<Map<string, string>>} 'name@version' to ISO date
 */
export async function lookUp(versions, places) {
  const known = new Map();
  const open = () => versions.filter(({ name, version }) => !known.has(`${name}@${version}`));
  for (const place of places) {
    const names = [...new Set(open().map(({ name }) => name))];
    if (names.length === 0) break;
    const times = await place(names);
    for (const { name, version } of open()) {
      const time = times.get(name)?.[version];
      if (time) known.set(`${name}@${version}`, time);
    }
  }
  return known;
}

/**
 * Judges versions by the time they were published.
 * @param {{ name: string, version: string }[]} versions that history does not vouch for
 * @param {Map<string, string>} published 'name@version' to ISO date
 * @param {{ now: number, settled: number, early?: Record<string, string> }} context settled: versions history vouches for
 * @returns {import('./verdict.js').Verdict}
 */
export function judgeAge(versions, published, { now, settled, early = EARLY }) {
  const ids = versions.map(({ name, version }) => `${name}@${version}`);
  const unknown = ids.filter((id) => !published.has(id));
  const young = ids.filter(
    (id) => Date.parse(published.get(id)) > now - DAYS * DAY && early[id] === undefined,
  );
  const figures = `${settled} versions by history, ${ids.length - unknown.length} by publish time`;
  if (young.length > 0)
    return verdict(
      `${figures}, ${young.length} younger than ${DAYS} days`,
      young.map((id) => {
        const until = new Date(Date.parse(published.get(id)) + DAYS * DAY);
        return `${id}: published ${published.get(id).slice(0, 10)}, old enough on ${until.toISOString().slice(0, 16)} UTC`;
      }),
    );
  if (unknown.length > 0)
    return notChecked(
      `${figures}, ${unknown.length} of unknown age, such as ${unknown.slice(0, 3).join(', ')}: not checked. ` +
        'Ask with: npm run supply-chain -- --ask-registry',
    );
  return verdict(`${figures}, none younger than ${DAYS} days`, []);
}

/**
 * No locked version is younger than seven days.
 * @param {string} root
 * @param {{ askAll?: boolean, now?: number }} [options]
 * @returns {Promise<import('./verdict.js').Verdict>}
 */
export async function checkAge(root, { askAll = false, now = Date.now() } = {}) {
  if (Number(npmSettings(root)['min-release-age'] ?? 0) < DAYS)
    return verdict('', [`.npmrc: min-release-age=${DAYS} is missing; npm would install anything`]);
  const all = registryPackages(readJson(root, 'package-lock.json').packages);
  const versions = [...new Map(all.map((found) => [contentKey(found), found])).values()];
  const old = lockedBefore(root, new Date(now - DAYS * DAY));
  const open = versions.filter((found) => !old.has(contentKey(found)));
  const askRegistry = (names) =>
    askAll || names.length <= FEW ? registryTimes(names) : Promise.resolve(new Map());
  const published = await lookUp(open, [cachedTimes, askRegistry]);
  return judgeAge(open, published, { now, settled: versions.length - open.length });
}
