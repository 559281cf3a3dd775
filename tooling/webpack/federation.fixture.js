// Builds tiny shells and remotes with the product's own federation and mounts every remote in every shell, through the
// product's own slot. Prints JSON: for each pair what the remote showed, or how it failed, and what the release's check says of
// the two.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EAGER_DOORS, LAZY_DOORS, shareTable } from '@fleetfoot/shared/federation/build/share-table.js';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { misfits } from '../build/fit.js';
import { root } from '../build/root.js';
import { federation, federationOutput, federationRule } from './federation.js';
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
const LAZY_TEXT = 'a drawn map';
const LAZY = `export const map = "${LAZY_TEXT}";`;
const EXPORTS = { './ui': './ui/index.js', './ui/v1': './ui/v1/index.js', './maps': './maps/index.js' };

const versionOf = (name) => require(`${name}/package.json`).version;
const LIBRARIES = {
  react: versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'styled-components': '6.0.0',
  zustand: '5.0.0',
};

function tableOf(side, versions) {
  const doors = Object.fromEntries([...EAGER_DOORS, ...LAZY_DOORS].map((door) => [door, '1.0.0']));
  return shareTable(side, { ...LIBRARIES, doors: { ...doors, ...versions } });
}

function put(name, files) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

async function run(configuration) {
  const compiler = webpack(configuration);
  const { compilation } = await new Promise((done, fail) =>
    compiler.run((error, stats) => (error ? fail(error) : done(stats))),
  );
  await new Promise((done) => compiler.close(done));
  if (compilation.errors.length > 0) throw compilation.errors[0];
  return compilation;
}

function build(name, side, versions, exposed) {
  const context = path.join(folder, name);
  const shared = 'node_modules/@fleetfoot/shared';
  put(name, {
    [`${shared}/ui/index.js`]: versions.ui.startsWith('1.') ? OLD : PRESENT,
    [`${shared}/ui/v1/index.js`]: ADAPTER,
    [`${shared}/maps/index.js`]: LAZY,
    [`${shared}/package.json`]: JSON.stringify({ name: '@fleetfoot/shared', exports: EXPORTS }),
  });
  return run({
    context,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: side === 'host' ? { main: './main.js' } : {},
    output: {
      ...federationOutput,
      path: path.join(context, 'dist'),
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].js',
    },
    resolve: { extensions: ['.ts', '.js'], modules: [path.join(context, 'node_modules'), installed] },
    optimization: { minimize: false },
    performance: { hints: false },
    resolveLoader: { modules: [installed] },
    module: { rules: [swcRule({ namespace: name, isDev: false, refresh: false }), federationRule] },
    plugins: [federation({ name, shared: tableOf(side, versions), ...exposed })],
  });
}

async function buildShell(name, versions) {
  const kept = Object.keys(versions).includes('ui/v1') ? 'import("@fleetfoot/shared/ui/v1")' : '';
  const runtime = path.join(root, 'shared/federation/runtime/index.ts');
  put(name, {
    'main.js': `
      import { createFederationRuntime, createRemoteLoader, createSlot } from ${JSON.stringify(runtime)};
      import { api } from '@fleetfoot/shared/ui';
      import * as React from 'react';
      import 'react-dom/client';
      globalThis.React = React;
      globalThis.lazy = [() => import("@fleetfoot/shared/maps"), () => ${kept || 'undefined'}];
      globalThis.own = () => api;
      const loader = createRemoteLoader(createFederationRuntime());
      globalThis.mount = (line) => new Promise((done) => {
        const container = document.body.appendChild(document.createElement('div'));
        const { id } = line;
        function onState({ status, error }) {
          if (status === 'mounted') done(JSON.parse(container.textContent));
          if (status === 'failed') done({ kind: error.kind, message: error.message });
        }
        createSlot({
          id, container, loader, onState,
          entry: () => line,
          refresh: async () => line,
          ready: async () => {},
          services: () => ({}),
          report() {},
          reloadPage: () => false,
        }).open();
      });
    `,
  });
  const compilation = await build(name, 'host', versions, {});
  return { provides: providedShares(compilation, tableOf('host', versions)), contracts: [1] };
}

async function buildRemote(name, versions) {
  const argument = versions.ui.startsWith('1.') ? '5' : '{ by: 5 }';
  put(name, {
    'remote.js': `
      import { add, api } from '@fleetfoot/shared/ui';
      export const bootstrap = async () => {};
      export async function mount({ domElement }) {
        domElement.textContent = JSON.stringify({ api, count: add(${argument}) });
        globalThis.openPage = () => import('./page.js').then(({ page }) => page, ({ name }) => name);
      }
      export const unmount = bootstrap;
    `,
    'page.js': "import { map } from '@fleetfoot/shared/maps'; export const page = map;",
  });
  const exposed = { exposes: { './remote': './remote.js' }, filename: 'remoteEntry.js' };
  const compilation = await build(name, 'remote', versions, exposed);
  return { id: name, version: '1', contract: 1, requires: requiredShares(compilation, tableOf('remote', versions)) };
}

/** A remote of somebody who knows Module Federation and nothing of the product. */
async function buildPlainRemote() {
  const context = path.join(folder, 'mf-plain');
  put('mf-plain', {
    'index.js': '',
    'remote.js': `
      import * as React from 'react';
      import { createRoot } from 'react-dom/client';
      export const bootstrap = async () => {};
      export async function mount({ domElement }) {
        const { Plain } = await import('./plain.js');
        await new Promise((shown) => createRoot(domElement).render(React.createElement(Plain, { shown })));
      }
      export const unmount = bootstrap;
    `,
    'plain.js': `
      import * as React from 'react';
      export function Plain({ shown }) {
        const [count, setCount] = React.useState(0);
        React.useEffect(() => (count === 0 ? setCount(1) : shown()), [count]);
        return JSON.stringify({ count, isShells: React.useState === globalThis.React.useState });
      }
    `,
  });
  await run({
    context,
    mode: 'production',
    entry: './index.js',
    output: { path: path.join(context, 'dist'), publicPath: 'auto' },
    resolve: { modules: [installed] },
    infrastructureLogging: { level: 'error' },
    performance: { hints: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mf_plain',
        filename: 'remoteEntry.js',
        exposes: { './remote': './remote.js' },
        shared: ['react', 'react-dom', 'react-dom/client'],
      }),
    ],
  });
}

/** The registry's line of a build. */
function lineOf(id) {
  const files = readdirSync(path.join(folder, id, 'dist')).filter((file) => file.endsWith('.js'));
  const integrity = files.map((file) => [`/remotes/${id}/dist/${file}`, `sha384-${'A'.repeat(64)}`]);
  const entry = `/remotes/${id}/dist/remoteEntry.js`;
  return {
    id,
    title: id,
    version: '1',
    contract: 1,
    enabled: true,
    entry,
    preload: [],
    pages: {},
    integrity: Object.fromEntries(integrity),
  };
}

/** Requests for scripts with this text in them fail. */
let broken;
const server = createServer(({ url }, answer) => {
  const script = readFileSync(path.join(folder, url.replace('/remotes/', '/')), 'utf8');
  answer.writeHead(broken !== undefined && script.includes(broken) ? 503 : 200).end(script);
});

async function openShell(name) {
  const address = `http://127.0.0.1:${server.address().port}/${name}/dist`;
  const { window } = new JSDOM(`<script src="${address}/main.js"></script>`, {
    url: `${address}/index.html`,
    runScripts: 'dangerously',
    resources: 'usable',
    virtualConsole: new VirtualConsole(),
    beforeParse: (page) => Object.assign(page, { Response, MessageChannel: undefined }),
  });
  await new Promise((done) => window.addEventListener('load', done));
  return window;
}

const shells = {};
for (const [name, versions] of Object.entries(SHELLS)) shells[name] = await buildShell(name, versions);
const remotes = {};
for (const [name, versions] of Object.entries(REMOTES)) remotes[name] = await buildRemote(name, versions);
await buildPlainRemote();
await new Promise((done) => server.listen(0, '127.0.0.1', done));

const results = {};
for (const [name, shell] of Object.entries(shells)) {
  const window = await openShell(name);
  // The one that no shell can run comes first: its failure must not spoil the others.
  for (const id of ['future', ...Object.keys(remotes).filter((other) => other !== 'future')]) {
    const shown = await window.mount(lineOf(id));
    const problems = misfits(shell, [remotes[id]]).map(({ problem }) => problem);
    results[`${id} in ${name}`] = { shown, own: window.own(), problems };
  }
  window.close();
}

const window = await openShell('minor');
const plain = await window.mount(lineOf('mf-plain'));
await window.mount(lineOf('old'));
broken = LAZY_TEXT;
const pages = [await window.openPage(), await window.openPage()];
broken = undefined;
pages.push(await window.openPage());
const { __FEDERATION__: tools, __VMOK__: sameTools } = window;
const seen = {
  isOne: tools === sameTools,
  instances: tools.__INSTANCES__.map(({ name }) => name),
  modules: Object.keys(tools.moduleInfo),
};
window.close();
server.close();
server.closeAllConnections();
console.log(JSON.stringify({ shells, remotes, results, plain, pages, seen }));
