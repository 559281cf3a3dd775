import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { disagreements, inexactSpecs, missingEntries, unprovenEntries } from './check-lockfile.js';
import { deployedPackage } from './deployed-package.js';
import { readJson, registryPackages } from './lock.js';
import { npmSettings } from './npm-settings.js';
import { runNpm } from './run-npm.js';
import { verdict } from './verdict.js';

/** Settings without which an install of the functions would run scripts, or take what came out today. */
const NEEDED = ['ignore-scripts', 'min-release-age'];

/** Asks npm itself, without a network and without installing, whether it would take the lock as it is. */
async function refusalOf(folder) {
  // Inside a run of npm its environment says where the outer one stood, and how much it was to say.
  const place = ['--prefix', folder, '--loglevel', 'notice'];
  const printed = await runNpm(['ci', '--dry-run', '--offline', '--no-audit', '--no-fund', ...place], folder);
  return /^added \d+ packages/m.test(printed)
    ? []
    : ['functions/lib: npm ci does not take the lock as it is'];
}

/**
 * What the functions are deployed with: a package.json of exact versions, a lock with hashes, npm's settings; and npm takes it.
 * @param {string} root
 * @returns {Promise<import('./verdict.js').Verdict>}
 */
export async function checkDeployedPackage(root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'functions-lock-'));
  try {
    for (const [name, content] of Object.entries(deployedPackage(root))) {
      writeFileSync(path.join(folder, name), content);
    }
    const manifest = readJson(folder, 'package.json');
    const { packages } = readJson(folder, 'package-lock.json');
    const settings = npmSettings(folder);
    const missing = NEEDED.filter((name) => settings[name] === undefined);
    const problems = [
      ...inexactSpecs('package.json', manifest),
      ...disagreements(packages, '', manifest),
      ...unprovenEntries(packages),
      ...missingEntries(packages),
    ].map((problem) => `functions/lib: ${problem}`);
    problems.push(
      ...missing.map((name) => `functions/lib/.npmrc: ${name} is missing`),
      ...(await refusalOf(folder)),
    );
    return verdict(
      `${registryPackages(packages).length} packages of the functions, locked for themselves`,
      problems,
    );
  } catch (error) {
    return verdict('', [`functions/lib: ${error.message}`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
