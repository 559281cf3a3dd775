#!/usr/bin/env node
// The local cloud, the shell under webpack-dev-server, and so are the remotes named on the command line:
// dev.js [<remote> …]. With dev.js <remote> --against <origin> that remote alone, in a page that is deployed there.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../build/free-port.js';
import { REMOTES, root } from '../build/root.js';

function fail(message) {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    return fail(error.message);
  }
}

const {
  positionals: names,
  values: { against },
} = readArguments();
const unknown = names.filter((name) => !REMOTES.includes(name));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. The remotes are ${REMOTES.join(', ')}.`);

/** What somebody must set up who signs in to a real project from this machine. */
const signInNote = (project) => `
To sign in from here, ${project} must know 127.0.0.1: among the authorised domains of Authentication and the websites of its
browser keys. With App Check, the page's console prints a debug token to name in its settings.`;

async function developAgainst() {
  if (names.length !== 1) fail('Name one remote: npm run dev mf-deliveries -- --against <origin>');
  try {
    const [{ originOf }, { serveAgainst }] = await Promise.all([
      import('../webpack/deployed-page.js'),
      import('../webpack/serve-against.js'),
    ]);
    const origin = originOf(against);
    const port = await freePort(4100);
    const project = await serveAgainst({ id: names[0], origin, port });
    const took = (performance.now() / 1000).toFixed(1);
    console.log(`${names[0]} in ${origin}, ready after ${took} s:  http://127.0.0.1:${port}`);
    if (project) console.log(signInNote(project));
  } catch (error) {
    fail(error.message);
  }
}

async function developLocally() {
  const webpack = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');
  const children = [];
  function start(args, cwd, env) {
    const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('exit', stop);
    children.push(child);
  }
  function stop() {
    for (const child of children) child.kill('SIGTERM');
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const [cloudPort, shellPort, ...remotePorts] = await Promise.all(
    [4000, 4100, ...names.map((_, index) => 4201 + index)].map(freePort),
  );
  const origins = Object.fromEntries(
    names.map((name, index) => [name, `http://127.0.0.1:${remotePorts[index]}`]),
  );
  start([path.join(root, 'tooling/bin/start.js'), '--port', String(cloudPort)], root, {});
  const serve = (name, port) =>
    start([webpack, 'serve'], path.join(root, name), {
      NODE_ENV: 'development',
      PORT: String(port),
      FLEETFOOT_CLOUD: `http://127.0.0.1:${cloudPort}`,
      FLEETFOOT_DEV_REMOTES: JSON.stringify(origins),
    });
  serve('shell', shellPort);
  for (const [index, name] of names.entries()) serve(name, remotePorts[index]);
  console.log(
    `Shell with fast refresh: http://127.0.0.1:${shellPort}  (${names.join(', ') || 'all remotes from their builds'})`,
  );
}

await (against === undefined ? developLocally() : developAgainst());
