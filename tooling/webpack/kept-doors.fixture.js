// Builds tiny shells and remotes with the product's own share table and runs every remote in every shell.
// Prints JSON: for each pair what the remote showed, or how it failed, and what the release's check says of the two.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EAGER_DOORS, LAZY_DOORS, shareTable } from '@fleetfoot/shared/federation/build/share-table.js';
import webpack from 'webpack';
import { misfits } from '../build/fit.js';
import { federation } from './federation.js';
import { providedShares, requiredShares } from './shares.js';
import { swcRule } from './swc-rule.js';

const [folder] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const installed = path.join(path.dirname(require.resolve('webpack/package.json')), '..');
// The browser of the unit tests.
const { JSDOM, VirtualConsole } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

/** By name of the shell or remote: the doors' versions when it was built. */
const SHELLS = {
  minor: { ui: '1.5.0' },
  major: { ui: '2.0.0' },
  kept: { ui: '2.0.0', 'ui/v1': '1.5.0' },
};
const REMOTES = { old: { ui: '1.4.0' }, next: { ui: '2.0.0' }, future: { ui: '3.0.0' } };

// The present door's state, and an old door that is a thin adapter over it.
const PRESENT =
  'let count = 0; export const api = "2"; export function add({ by }) { count += by; return count; }';
const ADAPTER =
  'import { add as grow } from "../index.js"; export const api = "1"; export const add = (by) => grow({ by });';
const OLD = 'let count = 0; export const api = "1"; export function add(by) { count += by; return count; }';

const shared = (versions) => {
  const doors = Object.fromEntries([...EAGER_DOORS, ...LAZY_DOORS].map((door) => [door, '1.0.0']));
  const libraries = {
    react: '19.0.0',
    'react-dom': '19.0.0',
    'styled-components': '6.0.0',
    zustand: '5.0.0',
  };
  return { ...libraries, doors: { ...doors, ...versions } };
};

function put(name, files) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

async function build(name, side, versions, exposed) {
  const context = path.join(folder, name);
  const isOld = versions.ui.startsWith('1.');
  const door = 'node_modules/@fleetfoot/shared/ui';
  put(name, {
    [`${door}/index.js`]: isOld ? OLD : PRESENT,
    [`${door}/v1/index.js`]: ADAPTER,
    'node_modules/@fleetfoot/shared/package.json':
      '{ "name": "@fleetfoot/shared", "exports": { "./ui": "./ui/index.js", "./ui/v1": "./ui/v1/index.js" } }',
  });
  const compiler = webpack({
    context,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: side === 'host' ? { main: './main.js' } : {},
    output: { path: path.join(context, 'dist'), publicPath: 'auto', uniqueName: name, filename: '[name].js' },
    resolve: { modules: [path.join(context, 'node_modules'), installed] },
    optimization: { minimize: false },
    performance: { hints: false },
    resolveLoader: { modules: [installed] },
    module: { rules: [swcRule({ namespace: name, isDev: false, refresh: false })] },
    plugins: federation({ name, shared: shareTable(side, shared(versions)), ...exposed }),
  });
  const { compilation } = await new Promise((done, fail) =>
    compiler.run((error, stats) => (error ? fail(error) : done(stats))),
  );
  if (compilation.errors.length > 0) throw compilation.errors[0];
  return compilation;
}

async function buildShell(name, versions) {
  const kept = Object.keys(versions).includes('ui/v1') ? '() => import("@fleetfoot/shared/ui/v1")' : '';
  put(name, {
    'main.js': `
      import { api } from '@fleetfoot/shared/ui';
      globalThis.kept = [${kept}];
      globalThis.own = () => api;
      globalThis.run = async (name, entry) => {
        await new Promise((onload, onerror) =>
          document.head.append(Object.assign(document.createElement('script'), { src: entry, onload, onerror })),
        );
        await globalThis[name].init(__webpack_share_scopes__.default);
        const factory = await globalThis[name].get('./remote');
        return factory().show();
      };
    `,
  });
  const compilation = await build(name, 'host', versions, {});
  return { provides: providedShares(compilation), contracts: [1] };
}

async function buildRemote(name, versions) {
  const argument = versions.ui.startsWith('1.') ? '5' : '{ by: 5 }';
  put(name, {
    'remote.js': `import { add, api } from '@fleetfoot/shared/ui'; export const show = () => ({ api, count: add(${argument}) });`,
  });
  const exposed = { exposes: { './remote': './remote.js' }, filename: 'remoteEntry.js' };
  const compilation = await build(name, 'remote', versions, exposed);
  return { id: name, version: '1', contract: 1, requires: requiredShares(compilation) };
}

const shells = {};
for (const [name, versions] of Object.entries(SHELLS)) shells[name] = await buildShell(name, versions);
const remotes = {};
for (const [name, versions] of Object.entries(REMOTES)) remotes[name] = await buildRemote(name, versions);

const server = createServer(({ url }, answer) => answer.end(readFileSync(path.join(folder, url))));
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const address = (...parts) => `http://127.0.0.1:${server.address().port}/${parts.join('/')}`;
const results = {};
for (const [name, shell] of Object.entries(shells)) {
  const { window } = new JSDOM(`<script src="${address(name, 'dist/main.js')}"></script>`, {
    url: address(name, 'dist/index.html'),
    runScripts: 'dangerously',
    resources: 'usable',
    virtualConsole: new VirtualConsole(),
  });
  await new Promise((done) => window.addEventListener('load', done));
  // The one that no shell can run comes first: its failure must not spoil the others.
  for (const id of ['future', ...Object.keys(remotes).filter((other) => other !== 'future')]) {
    const shown = await window.run(id, address(id, 'dist/remoteEntry.js')).catch((error) => error.message);
    const problems = misfits(shell, [remotes[id]]).map(({ problem }) => problem);
    results[`${id} in ${name}`] = { shown, own: window.own(), problems };
  }
  window.close();
}
server.close();
console.log(JSON.stringify({ shells, remotes, results }));
