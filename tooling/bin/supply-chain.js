#!/usr/bin/env node
// What we take from others: is it the one we locked, known to be sound, old enough, allowed, and unable to run by itself?
// --write brings docs/licences.md up to date, --ask-registry looks up every age that is not known,
// --require-audit and --require-age make a check that could not be made a failure.
import { root } from '../build/root.js';
import { checkAge } from '../supply-chain/check-age.js';
import { judgeAudit } from '../supply-chain/check-audit.js';
import { checkDeployedPackage } from '../supply-chain/check-deployed-package.js';
import { checkInstallScripts } from '../supply-chain/check-install-scripts.js';
import { checkLicences } from '../supply-chain/check-licences.js';
import { checkLockfile } from '../supply-chain/check-lockfile.js';
import { runNpmJson } from '../supply-chain/run-npm.js';

const OPTIONS = ['--write', '--ask-registry', '--require-audit', '--require-age'];

const given = process.argv.slice(2);
const unknown = given.filter((option) => !OPTIONS.includes(option));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not an option. There are ${OPTIONS.join(', ')}.`);
  process.exit(2);
}

const CHECKS = [
  ['lockfile', () => checkLockfile(root)],
  ['functions', () => checkDeployedPackage(root)],
  ['licences', () => checkLicences(root, { write: given.includes('--write') })],
  ['scripts', () => checkInstallScripts(root)],
  ['age', () => checkAge(root, { askAll: given.includes('--ask-registry') })],
  ['audit', async () => judgeAudit(await runNpmJson(['audit']))],
];

const count = { ok: 0, failed: 0, 'not checked': 0 };
for (const [name, check] of CHECKS) {
  const started = Date.now();
  const { status, summary, problems } = await check();
  count[status] += 1;
  if (status === 'not checked' && given.includes(`--require-${name}`)) process.exitCode = 1;
  if (status === 'failed') process.exitCode = 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status.toUpperCase().padEnd(12)}${name.padEnd(10)}${summary} (${seconds} s)`);
  for (const problem of problems) console.error(`${''.padEnd(12)}${problem}`);
}
console.log(`\n${count.ok} ok, ${count.failed} failed, ${count['not checked']} not checked`);
