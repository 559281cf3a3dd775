#!/usr/bin/env node
// The local cloud, the shell under webpack-dev-server, and so are the remotes named on the command line.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '../build/free-port.js';
import { REMOTES, root } from '../build/root.js';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !REMOTES.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The remotes are ${REMOTES.join(', ')}.`);
  process.exit(1);
}

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
const cloud = `http://127.0.0.1:${cloudPort}`;
const origins = Object.fromEntries(
  names.map((name, index) => [name, `http://127.0.0.1:${remotePorts[index]}`]),
);

start([path.join(root, 'tooling/bin/start.js'), '--port', String(cloudPort)], root, {});
const serve = (name, port) =>
  start([webpack, 'serve'], path.join(root, name), {
    NODE_ENV: 'development',
    PORT: String(port),
    FLEETFOOT_CLOUD: cloud,
    FLEETFOOT_DEV_REMOTES: JSON.stringify(origins),
  });
serve('shell', shellPort);
for (const [index, name] of names.entries()) serve(name, remotePorts[index]);
console.log(
  `Shell with fast refresh: http://127.0.0.1:${shellPort}  (${names.join(', ') || 'all remotes from their builds'})`,
);
