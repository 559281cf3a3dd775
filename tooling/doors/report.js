import { createHash } from 'node:crypto';

/**
 * @typedef {object} Report what remotes were told that a door offers
 * @property {string} version
 * @property {ReadonlyMap<string, string>} entries text of each export by its name, and of each type behind them by its name
 *   in round brackets
 */

export const TYPE_ONLY = 'At compile time only.';

function everythingBehind(exported) {
  const found = new Set(exported.flatMap(({ declared }) => declared ?? []));
  // A set that grows while it is walked walks over what was added, too.
  for (const { refersTo } of found) for (const declared of refersTo.values()) found.add(declared);
  return [...found];
}

const code = (text) => `\`\`\`ts\n${text}\n\`\`\``;

/** The entry of one type: what each name in its text stands for is part of it. */
function bodyOf(declared, nameOf, typeOnly) {
  const madeOf = [...declared.refersTo].map(([called, found]) =>
    called === found.name ? nameOf(found) : `${nameOf(found)} as ${called}`,
  );
  const lists = { 'Made of': madeOf.sort(), 'From outside': declared.outside };
  return [
    code(declared.text),
    ...(typeOnly ? [TYPE_ONLY] : []),
    ...Object.entries(lists)
      .filter(([, names]) => names.length > 0)
      .map(([title, names]) => `${title}: ${names.join('; ')}.`),
  ].join('\n\n');
}

/**
 * @param {readonly import('./read-doors.js').Exported[]} exported
 * @returns {Map<string, string>} the entries of a report
 */
export function entriesOf(exported) {
  const all = everythingBehind(exported);
  const direct = new Set(exported.map(({ declared }) => declared));
  // Two types of one name say which file they are of.
  const isOne = ({ name }) => all.filter((other) => other.name === name).length === 1;
  const nameOf = (declared) => (isOne(declared) ? declared.name : `${declared.name} of ${declared.file}`);
  const own = exported.map(({ name, typeOnly, declared, outside }) => {
    if (declared) return [name, bodyOf(declared, nameOf, typeOnly)];
    return [name, [`Handed on from ${outside}.`, ...(typeOnly ? [TYPE_ONLY] : [])].join('\n\n')];
  });
  const behind = all
    .filter((declared) => !direct.has(declared))
    .map((declared) => [`(${nameOf(declared)})`, bodyOf(declared, nameOf, false)]);
  return new Map([...own, ...behind].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @param {string} door
 * @param {Report} report
 */
export function writeReport(door, { version, entries }) {
  const sections = [...entries].map(([name, body]) => `## ${name}\n\n${body}\n`);
  return [
    `# Door ${door} ${version}\n`,
    'Its exports, and in round brackets the types that they are made of. Written by `npm run doors`.\n',
    ...sections,
  ].join('\n');
}

/**
 * @param {string} text of a report
 * @returns {Report}
 */
export function parseReport(text) {
  const [, version] = /^# Door \S+ (\S+)$/m.exec(text) ?? [];
  if (version === undefined) throw new Error('This is no report of a door: it names no version.');
  const [, ...sections] = text.split(/^## /m);
  const entries = sections.map((section) => {
    const end = section.indexOf('\n');
    return [section.slice(0, end), section.slice(end).trim()];
  });
  return { version, entries: new Map(entries) };
}

/** By which a reason in the list of accepted changes names the text that it is given for. */
export function fingerprint(body) {
  return createHash('sha256').update(body).digest('hex').slice(0, 12);
}
