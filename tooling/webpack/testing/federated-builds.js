// Tiny shells and remotes with the product's own federation, for `federation.fixture.js`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EAGER_DOORS, LAZY_DOORS, shareTable } from '@fleetfoot/shared/federation/build/share-table.js';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { root } from '../../build/root.js';
import { federation, federationOutput, federationRule } from '../federation.js';
import { ModuleIdsPlugin } from '../module-ids-plugin.js';
import { providedShares, requiredShares } from '../shares.js';
import { swcRule } from '../swc-rule.js';

const require = createRequire(import.meta.url);
const installed = path.join(path.dirname(require.resolve('webpack/package.json')), '..');

// The present door's state, and an old door that is a thin adapter over it.
const PRESENT =
  'let count = 0; export const api = "2"; export function add({ by }) { count += by; return count; }';
const ADAPTER =
  'import { add as grow } from "../index.js"; export const api = "1"; export const add = (by) => grow({ by });';
const OLD = 'let count = 0; export const api = "1"; export function add(by) { count += by; return count; }';
/** What the script of the lazy door has in it. */
export const LAZY_TEXT = 'a drawn map';
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

function put(folder, name, files) {
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

function build(folder, { name, side, versions, exposed }) {
  const context = path.join(folder, name);
  const shared = 'node_modules/@fleetfoot/shared';
  put(folder, name, {
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
    plugins: [federation({ name, shared: tableOf(side, versions), ...exposed }), new ModuleIdsPlugin()],
  });
}

/** Modules whose ids are words. */
function namedIn({ modules, chunkGraph }) {
  const ids = [...modules].map((module) => chunkGraph.getModuleId(module));
  return ['container', 'federation'].filter((id) => ids.includes(id));
}

/** Builds a shell that provides doors of these versions, and mounts remotes through the product's slot. */
export async function buildShell(folder, name, versions) {
  const kept = Object.keys(versions).includes('ui/v1') ? 'import("@fleetfoot/shared/ui/v1")' : '';
  const runtime = path.join(root, 'shared/federation/runtime/index.ts');
  put(folder, name, {
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
  const compilation = await build(folder, { name, side: 'host', versions, exposed: {} });
  return { provides: providedShares(compilation, tableOf('host', versions)), contracts: [1] };
}

/** Builds a remote that takes the door `ui` of this version. */
export async function buildRemote(folder, name, versions) {
  const argument = versions.ui.startsWith('1.') ? '5' : '{ by: 5 }';
  put(folder, name, {
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
  const compilation = await build(folder, { name, side: 'remote', versions, exposed });
  const requires = requiredShares(compilation, tableOf('remote', versions));
  return { id: name, version: '1', contract: 1, requires, named: namedIn(compilation) };
}

/** Builds a remote of somebody who knows Module Federation and nothing of the product. */
export async function buildPlainRemote(folder) {
  const context = path.join(folder, 'mf-plain');
  put(folder, 'mf-plain', {
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
