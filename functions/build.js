import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deployedPackage } from '@fleetfoot/tooling/deployed-package';
import { build } from 'esbuild';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

// Shared code is part of the bundle, and so is Stripe's library: in one file it loads sixteen times as fast as in its
// hundreds. Firebase's SDKs, what makes PDF files, and sharp, which is native, are installed where the functions run.
await build({
  entryPoints: [here('src/index.ts')],
  outfile: here('lib/index.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: ['firebase-admin/*', 'firebase-functions/*', 'pdfkit', 'sharp'],
  logLevel: 'warning',
});

// With its own package.json, lock and npm settings, lib is what is deployed: the workspace's other packages are on no
// registry, and what is installed there is what was locked here.
for (const [name, content] of Object.entries(deployedPackage(here('..')))) {
  writeFileSync(here(`lib/${name}`), content);
}

// Settings of a deployment, as firebase-tools reads them: .env and .env.<project>.
for (const name of readdirSync(here('.')).filter((file) => /^\.env(?:\.|$)/.test(file))) {
  copyFileSync(here(name), here(`lib/${name}`));
}
