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
 * @returns {Promise<{ html: string, assets: import('./fit.js').ShellBuild & { integrity?: Record<string, string> },
 *   release?: { version: string, commit?: string } } | undefined>} nothing where no shell is deployed yet
 * @throws when the site does not answer
 */
export async function livePage(origin) {
  return (await ask(`${origin}/page.json`))?.json();
}

/** Files that a live site keeps, with their hashes; one from before there was a list has at least those of its shell. */
async function keptFiles(origin, page) {
  const listed = await (await ask(`${origin}/files.json`))?.json();
  if (listed) return Object.entries(listed);
  const at = new Date().toISOString();
  return Object.entries(page.assets.integrity ?? {}).map(([name, hash]) => [name, { hash, at }]);
}

/**
 * Brings the files of a live site that a folder lacks: what is deployed replaces them all, and open tabs still ask for them.
 * @param {object} options
 * @param {string} options.origin of the site
 * @param {string} options.target folder that will be deployed
 * @param {Awaited<ReturnType<typeof livePage>>} options.page of the site
 * @returns {Promise<number>} how many were brought
 * @throws when one is not to be had as it was deployed
 */
export async function bringKept({ origin, target, page }) {
  const missing = (await keptFiles(origin, page)).filter(([name]) => !existsSync(path.join(target, name)));
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
