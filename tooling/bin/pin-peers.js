#!/usr/bin/env node
// A part of `npm run versions`: a package that names another one of the workspace as a peer names its new version. Lerna leaves
// peers alone, and npm would then find no version that everybody agrees on.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/root.js';
import { readJson, workspacesOf } from '../supply-chain/lock.js';

const files = workspacesOf(root).map((folder) => path.join(root, folder, 'package.json'));
const versions = new Map(files.map((file) => readJson(file)).map(({ name, version }) => [name, version]));

for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const manifest = JSON.parse(text);
  const { peerDependencies = {} } = manifest;
  for (const name of Object.keys(peerDependencies))
    peerDependencies[name] = versions.get(name) ?? peerDependencies[name];
  const pinned = `${JSON.stringify(manifest, undefined, 2)}\n`;
  if (pinned !== text) writeFileSync(file, pinned);
}
