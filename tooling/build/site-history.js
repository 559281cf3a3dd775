import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PATIENCE_MS = 10_000;

/**
 * Subresource integrity of a file.
 * @param {Buffer} content
 */
export function hashOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

async function ask(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer;
}

/**
 * The page of a live site.
 * @param {string} origin
 * @returns {Promise<{ html: string, assets: import('./fit.js').ShellBuild, release?: { version: string, commit?: string } } | undefined>} nothing where no shell is deployed yet
 * @throws when the site does not answer
 */
export async function livePage(origin) {
  return (await ask(`${origin}/page.json`))?.json();
}

/** Files that a live site keeps, with their hashes. */
async function keptFiles(origin) {
  const list = await ask(`${origin}/files.json`);
  if (!list) throw new Error(`${origin} has no list of its files, and open tabs may ask for them.`);
  return Object.entries(await list.json());
}

/**
 * Brings the files of a live site that a folder lacks: what is deployed replaces them all, and open tabs still ask for them.
 * @param {object} options
 * @param {string} options.origin of the site
 * @param {string} options.target folder that will be deployed
 * @returns {Promise<number>} how many were brought
 * @throws when one is not to be had as it was deployed
 */
export async function bringKept({ origin, target }) {
  const missing = (await keptFiles(origin)).filter(([name]) => !existsSync(path.join(target, name)));
  for (const [name, { hash, at }] of missing) {
    const answer = /^\w[\w./-]*$/.test(name) && !name.includes('..') && (await ask(`${origin}/${name}`));
    const content = answer && Buffer.from(await answer.arrayBuffer());
    if (!content || hashOf(content) !== hash) {
      throw new Error(`${origin}/${name} is not to be had as it was deployed, and open tabs may ask for it.`);
    }
    const file = path.join(target, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    utimesSync(file, new Date(at), new Date(at));
  }
  return missing.length;
}
