// All functions in one process: node --import tsx functions-host.ts <folder> <port>
// The folder is one of `stageFunctions`. The addresses of emulators come with the environment.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { serveFunctions } from './serve-functions';

const [folder = '', port = ''] = process.argv.slice(2);

// In the order in which firebase-tools reads them: a later file wins.
for (const name of ['.env', `.env.${process.env['GCLOUD_PROJECT']}`, '.env.local', '.secret.local']) {
  const file = path.join(folder, name);
  if (existsSync(file)) Object.assign(process.env, parseEnv(readFileSync(file, 'utf8')));
}

// One failed function must not take the others with it. Deployed, each would have an instance of its own.
process.on('uncaughtException', (error) => console.error('Uncaught in a function:', error));

const { main } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { main: string };
const functions: object = await import(pathToFileURL(path.join(folder, main)).href);
const { names } = await serveFunctions(functions, Number(port));
console.log(`${names.length} functions ready`);
