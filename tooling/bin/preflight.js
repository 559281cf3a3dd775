#!/usr/bin/env node
// Whether a deployment is complete: preflight.js --config <file> [--site <folder>], as far as files tell;
// preflight.js --to <environment> reads <environment>.json, and asks the live project too.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { functionsEnv, preflight } from '../build/preflight.js';
import { root } from '../build/root.js';
import { importTypeScript } from '../build/run-typescript.js';
import { siteConfig } from '../build/site-config.js';

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    to: { type: 'string' },
    site: { type: 'string', default: path.join(root, 'dist/hosting') },
  },
});
const { to } = values;
const file = values.config ?? (to && path.resolve(root, to.endsWith('.json') ? to : `${to}.json`));

function fail(message) {
  console.error(message);
  process.exit(2);
}

function readConfig() {
  if (!file) fail('Say what is deployed: npm run ops -- preflight --to <environment>, or --config <file>');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${path.relative(root, file)}: ${error.message}`);
  }
}

/** What the live project tells; nothing where it was not asked, or cannot be known. */
async function askProject(config) {
  if (!to) return undefined;
  try {
    siteConfig(config);
  } catch {
    return undefined;
  }
  const { preflightProject } = await importTypeScript(
    new URL('../../functions/src/preflight/preflight-project.ts', import.meta.url).href,
  );
  return preflightProject(root, siteConfig(config), config);
}

const config = readConfig();
const env = functionsEnv(root, config?.firebase?.projectId ?? '');
const live = await askProject(config);
const findings = preflight({ root, site: path.resolve(values.site), config, env, now: new Date() }, live);
const widest = Math.max(...findings.map(({ name }) => name.length));
for (const { name, status, says } of findings) {
  console.log(`${status.toUpperCase().padEnd(12)}${name.padEnd(widest + 2)}${says}`);
}
const count = (wanted) => findings.filter(({ status }) => status === wanted).length;
console.log(
  `\n${count('ok')} ok, ${count('failed')} failed, ${count('not checked')} not checked: docs/security.md`,
);
process.exitCode = count('failed') > 0 ? 1 : 0;
