#!/usr/bin/env node
// Figures of the assembled product, printed: how long interactions take with ten thousand rows. Needs a build.
import { spawn } from 'node:child_process';
import { root } from '../build/root.js';

const args = ['playwright', 'test', '--config', 'e2e', '--project', 'bench', ...process.argv.slice(2)];
const child = spawn('npx', args, { cwd: root, stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
