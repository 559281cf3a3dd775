#!/usr/bin/env node
// Runs a command over emulators of its own: with-emulators.js auth,firestore,functions,stripe -- jest
import { importTypeScript } from '../build/run-typescript.js';

const { withEmulators } = await importTypeScript(
  new URL('../../local/src/cloud/with-emulators.ts', import.meta.url).href,
);
await withEmulators(process.argv.slice(2));
