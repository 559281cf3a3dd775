import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remotesIn } from '../build/root.js';
import { componentOf } from '../pages/find-pages.js';
import { loadManifest } from '../webpack/load-manifest.js';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/**
 * What a remote and its parts are called.
 * @param {string} id `mf-fuel-cards`
 * @throws when no remote can be called so
 */
export function namesOf(id) {
  if (!/^mf-[a-z]+(?:-[a-z]+)*$/.test(id ?? ''))
    throw new Error(
      `"${id ?? ''}" is no name for a remote: it is mf- and lower-case words, such as mf-fuel-cards.`,
    );
  const slug = id.slice('mf-'.length);
  const words = slug.replaceAll('-', ' ');
  const page = `${slug}-list-page`;
  return {
    id,
    slug,
    words,
    title: `${words[0].toUpperCase()}${words.slice(1)}`,
    path: `/${slug}`,
    page,
    component: componentOf(page),
  };
}

const firstSegment = (address) => address.split('/')[1];

/** First segments of the addresses that are somebody's already, with whose. */
async function takenSegments(root) {
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
  const served = hosting.rewrites.map(({ source }) => [firstSegment(source), 'the site itself']);
  const manifests = await Promise.all(
    remotesIn(root).map((id) => loadManifest(path.join(root, id, 'src/manifest.ts'))),
  );
  const routes = manifests.flatMap(({ id, routes }) =>
    routes.map((route) => [firstSegment(route.path), `${id} (${route.path})`]),
  );
  // What only the local host and the development servers answer.
  const local = ['local', 'development'].map((name) => [name, 'the local cloud']);
  return new Map([...served, ...local, ...routes]);
}

/**
 * Refuses a remote for which there is no room.
 * @param {string} root folder of the packages
 * @param {ReturnType<typeof namesOf>} names
 * @throws saying what is in the way
 */
export async function assertFree(root, { id, slug, path: route }) {
  if (readdirSync(root).includes(id)) throw new Error(`${id} exists already.`);
  const owner = (await takenSegments(root)).get(slug);
  if (owner) throw new Error(`Its page would be ${route}, which belongs to ${owner}. Choose another name.`);
}

/** Adds the owner's line below those of the other remotes. */
function withOwner(text, { id, slug }) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'));
  return lines.toSpliced(last + 1, 0, `${`/${id}/`.padEnd(24)}@fleetfoot/${slug}`).join('\n');
}

/** A package like that of another remote, with dependencies of nobody's. */
function packageLike(file, { id }) {
  const like = JSON.parse(readFileSync(file, 'utf8'));
  return { ...like, name: `@fleetfoot/${id}`, version: '0.1.0', dependencies: {} };
}

/**
 * Writes a remote that works: one list page, its tests, its package and the line that names its owner.
 * @param {string} root folder of the packages
 * @param {ReturnType<typeof namesOf>} names
 * @returns {string[]} the files, from the root
 */
export function writeRemote(root, names) {
  const filled = (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => names[name]);
  const like = path.join(root, remotesIn(root)[0], 'package.json');
  const templates = readdirSync(TEMPLATE, { recursive: true }).filter((name) => name.endsWith('.template'));
  const files = [
    ['package.json', `${JSON.stringify(packageLike(like, names), undefined, 2)}\n`],
    ...templates.map((name) => [
      filled(name.slice(0, -'.template'.length)),
      filled(readFileSync(path.join(TEMPLATE, name), 'utf8')),
    ]),
  ];
  for (const [name, text] of files) {
    const file = path.join(root, names.id, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const owners = path.join(root, 'CODEOWNERS');
  writeFileSync(owners, withOwner(readFileSync(owners, 'utf8'), names));
  return files.map(([name]) => path.join(names.id, name));
}
