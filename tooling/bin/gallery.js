#!/usr/bin/env node
// Serves a page with every primitive and every failure state, and serves it anew when a file changes:
// gallery.js [--port 4400]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { context } from 'esbuild';
import { root } from '../build/root.js';
import { galleryOptions } from '../gallery/build.js';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4400' } } });
const builder = await context(galleryOptions);
const { port } = await builder.serve({
  host: '127.0.0.1',
  port: Number(values.port),
  servedir: path.join(root, 'tooling/gallery'),
});
console.log(`Gallery: http://127.0.0.1:${port}`);
