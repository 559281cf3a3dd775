#!/usr/bin/env node
// What we take from others: is it the one we locked, signed, known to be sound, allowed, and unable to run by itself?
// --require-signatures and --require-audit make a check that could not be made a failure.
import { root } from '../build/root.js';
import { judgeAudit } from '../supply-chain/check-audit.js';
import { checkDeployedPackage } from '../supply-chain/check-deployed-package.js';
import { checkInstallScripts } from '../supply-chain/check-install-scripts.js';
import { checkLicences } from '../supply-chain/check-licences.js';
import { checkLockfile } from '../supply-chain/check-lockfile.js';
import { judgeSignatures } from '../supply-chain/check-signatures.js';
import { runNpmJson } from '../supply-chain/run-npm.js';

const OPTIONS = ['--require-signatures', '--require-audit'];
// A registry that is not there is asked once more, not for a minute.
const IN_SHORT = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

const given = process.argv.slice(2);
const unknown = given.filter((option) => !OPTIONS.includes(option));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not an option. There are ${OPTIONS.join(', ')}.`);
  process.exit(2);
}

const CHECKS = [
  ['lockfile', () => checkLockfile(root)],
  ['functions', () => checkDeployedPackage(root)],
  ['licences', () => checkLicences(root)],
  ['scripts', () => checkInstallScripts(root)],
  ['signatures', async () => judgeSignatures(await runNpmJson(['audit', 'signatures', ...IN_SHORT]))],
  ['audit', async () => judgeAudit(await runNpmJson(['audit', ...IN_SHORT]))],
];

const count = { ok: 0, failed: 0, 'not checked': 0 };
for (const [name, check] of CHECKS) {
  const started = Date.now();
  const { status, summary, problems } = await check();
  count[status] += 1;
  if (status === 'not checked' && given.includes(`--require-${name}`)) process.exitCode = 1;
  if (status === 'failed') process.exitCode = 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status.toUpperCase().padEnd(12)}${name.padEnd(12)}${summary} (${seconds} s)`);
  for (const problem of problems) console.error(`${''.padEnd(12)}${problem}`);
}
console.log(`\n${count.ok} ok, ${count.failed} failed, ${count['not checked']} not checked`);
