import { compareVersions, parseVersion } from '@fleetfoot/shared/federation/build/semver.js';
import { fingerprint, TYPE_ONLY } from './report.js';

/**
 * @typedef {Readonly<Record<string, { text: string, reason: string }>>} Accepted changes of one door that leave every remote
 *   running, by entry: the fingerprint of the new text and why
 * @typedef {{ name: string, change: 'added' | 'changed' | 'removed', text?: string }} Change
 */

/**
 * What became of a door. A type behind an export that is an export itself now is the same type; one that is gone is no loss
 * to anybody but the entries that were made of it, and their texts say so.
 * @param {import('./report.js').Report} before
 * @param {ReadonlyMap<string, string>} now
 * @returns {Change[]}
 */
export function changesOf({ entries }, now) {
  const old = [...entries].flatMap(([name, body]) => {
    const plain = name.replace(/^\((\w+)\)$/, '$1');
    const present = now.has(name) ? name : plain;
    const found = now.get(present);
    if (found === undefined) return name.startsWith('(') ? [] : [{ name, change: 'removed' }];
    const same = found === body || (present !== name && withoutNote(found) === body);
    return same ? [] : [{ name: present, change: 'changed', text: fingerprint(found) }];
  });
  const added = [...now.keys()].filter((name) => !name.startsWith('(') && !entries.has(name));
  return [...old, ...added.map((name) => ({ name, change: 'added' }))];
}

/** A type's text has the note of an export once it is one. */
function withoutNote(body) {
  return body.replace(`\n\n${TYPE_ONLY}`, '');
}

/**
 * The least version that a door with these changes may have. Every change of what was there is breaking, unless a person
 * gave the reason why it is not; a removal has no excuse.
 * @param {string} version before
 * @param {readonly Change[]} changes
 * @param {Accepted} accepted
 * @returns {{ least: string, breaking: Change[] }}
 */
export function leastVersion(version, changes, accepted) {
  const [major, minor] = parseVersion(version);
  const breaking = changes.filter(
    ({ name, change, text }) =>
      change === 'removed' || (change === 'changed' && accepted[name]?.text !== text),
  );
  if (breaking.length > 0) return { least: `${major + 1}.0.0`, breaking };
  return { least: changes.length > 0 ? `${major}.${minor + 1}.0` : version, breaking };
}

/**
 * What stands against a door's version.
 * @param {object} given
 * @param {string} given.door
 * @param {string} given.version that the door is given now
 * @param {import('./report.js').Report} given.before
 * @param {ReadonlyMap<string, string>} given.now
 * @param {Accepted} given.accepted
 * @param {string} given.since where `before` is from, for the message
 * @returns {string | undefined}
 */
export function objection({ door, version, before, now, accepted, since }) {
  const changes = changesOf(before, now);
  const { least, breaking } = leastVersion(before.version, changes, accepted);
  if (compareVersions(version, least) >= 0) return undefined;
  const told = changes.map(({ name, change, text }) => {
    const isBreaking = breaking.some((found) => found.name === name && found.change === change);
    return `    ${change.padEnd(7)} ${name}${isBreaking ? '  (breaks remotes)' : ''}${text ? `  text ${text}` : ''}`;
  });
  if (changes.length === 0) {
    return `Door ${door} has version ${version}, and had ${before.version} ${since}: a version never goes back.`;
  }
  return [
    `Door ${door} changed since ${before.version} (${since}) and has version ${version}; it needs ${least}:`,
    ...told,
    `  Write "${door}": "${least}" in shared/doors/versions.json and run: npm run doors`,
    ...(breaking.length > 0
      ? [
          `  A major version is served beside the one before until every remote has moved: docs/adr/0029-doors-have-versions.md.`,
          '  When a change leaves every remote running, say why in shared/doors/accepted.json, under the door and the entry:',
          '  { "text": "<its text above>", "reason": "…" }. It then needs a minor version.',
        ]
      : []),
  ].join('\n');
}
