import { createRequire } from 'node:module';

/** The script of firebase-tools, run with this process's own Node. */
export const FIREBASE_CLI = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
