import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runNpm, runNpmJson } from './run-npm.js';

/** @typedef {Record<string, string>} PublishTimes version to ISO date */

/** Calls a function for every item, a few at a time. */
async function each(items, atOnce, work) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * What npm already has in its cache, read with npm's own client and without a request. An install under
 * min-release-age leaves the times of everything there.
 * @param {string[]} names
 * @returns {Promise<Map<string, PublishTimes>>} empty when this npm has no such client
 */
export async function cachedTimes(names) {
  const found = new Map();
  const npm = process.env.npm_execpath;
  if (!npm) return found;
  try {
    const pacote = createRequire(realpathSync(npm))('pacote');
    const [cache, registry] = await Promise.all(
      ['cache', 'registry'].map(async (key) => (await runNpm(['config', 'get', key])).trim()),
    );
    const options = { cache: path.join(cache, '_cacache'), registry, fullMetadata: true, offline: true };
    await each(names, 8, async (name) => {
      const { time } = await pacote.packument(name, options).catch(() => ({}));
      if (time) found.set(name, time);
    });
  } catch {
    // Not npm, or an npm that is put together differently: the registry is asked instead.
  }
  return found;
}

/**
 * Asks the registry, with the account, proxy and certificates that npm is set up with.
 * @param {string[]} names
 * @returns {Promise<Map<string, PublishTimes>>}
 */
export async function registryTimes(names) {
  const found = new Map();
  await each(names, 4, async (name) => {
    const time = await runNpmJson(['view', name, 'time']);
    if (time && !time.error) found.set(name, time);
  });
  return found;
}
