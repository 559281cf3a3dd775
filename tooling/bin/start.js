#!/usr/bin/env node
// Everything on this machine: the emulators, the stand-ins, the demo data and the product itself.
import { importTypeScript } from '../build/run-typescript.js';

const { start } = await importTypeScript(new URL('../../local/src/cloud/start.ts', import.meta.url).href);
await start(process.argv.slice(2));
