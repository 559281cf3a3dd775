#!/usr/bin/env node
// Puts together what Firebase Hosting serves, from the builds: hosting.js --config <file> [--disable <remote>]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES, root } from '../build/root.js';
import { importTypeScript } from '../build/run-typescript.js';
import { siteConfig } from '../build/site-config.js';
import { writeSite } from '../build/site-folder.js';

function fail(message) {
  console.error(message);
  process.exit(1);
}

function options() {
  try {
    return parseArgs({
      options: {
        config: { type: 'string' },
        disable: { type: 'string', multiple: true, default: [] },
        out: { type: 'string', default: path.join(root, 'dist/hosting') },
      },
    }).values;
  } catch (error) {
    return fail(error.message);
  }
}

function readConfig(file) {
  if (!file) {
    fail(
      'Say which values to deploy with: npm run build:hosting -- --config <file>\n' +
        'The file is the config.json of the deployment; README.md, "Deploy", shows its fields.',
    );
  }
  try {
    return siteConfig(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return fail(`${file}: ${error.message}`);
  }
}

const { config: file, disable, out } = options();
const config = readConfig(file);
const { readRegistry } = await importTypeScript(
  new URL('../../local/src/host/registry.ts', import.meta.url).href,
);
const registry = readRegistry({
  root,
  disabled: disable,
  onBroken: (id, error) => fail(`${id}/dist/remote.json breaks the contract: ${error.message}`),
});
const missing = REMOTES.filter((name) => !registry.remotes.some(({ id }) => id === name));
if (missing.length > 0) fail(`Not built: ${missing.join(', ')}. Run: npm run build`);
try {
  writeSite({ root, target: out, registry, config });
} catch (error) {
  fail(`${error.message}\nRun: npm run build`);
}
for (const { id, version, enabled } of registry.remotes) {
  console.log(`${id.padEnd(16)} ${version}${enabled ? '' : '  (switched off)'}`);
}
console.log(
  `The site is in ${path.relative(process.cwd(), out) || '.'}, for project ${config.firebase.projectId}.`,
);
