import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { containerName } from '@fleetfoot/shared/federation/build/container.js';
import { shareTable } from '@fleetfoot/shared/federation/build/share-table.js';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { ChunkHealingPlugin } from './chunk-healing-plugin.js';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.js';
import { devServer } from './dev-server.js';
import { developmentPage } from './development-page.js';
import { federation, federationOutput, federationRule } from './federation.js';
import { firestoreAlias } from './firestore-alias.js';
import { LanguagesJsonPlugin } from './languages-json-plugin.js';
import { ModuleIdsPlugin } from './module-ids-plugin.js';
import { NamedChunksPlugin } from './named-chunks-plugin.js';
import { PageIntegrityPlugin } from './page-integrity-plugin.js';
import { RemoteJsonPlugin } from './remote-json-plugin.js';
import { minimizer, remoteSplitChunks, splitChunks } from './scripts.js';
import { ServiceWorkerPlugin } from './service-worker-plugin.js';
import { ShellJsonPlugin } from './shell-json-plugin.js';
import { shellPage } from './shell-page.js';
import { swcRule } from './swc-rule.js';
import { TypefacePlugin } from './typeface-plugin.js';

const cwd = process.cwd();
const require = createRequire(path.join(cwd, 'package.json'));
const id = require('./package.json').name.replace('@fleetfoot/', '');
const isHost = id === 'shell';
const isDev = process.env['NODE_ENV'] === 'development';
const isServe = process.env['WEBPACK_SERVE'] === 'true';
const name = containerName(id);

const toolingFile = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const versionOf = (packageName) => require(`${packageName}/package.json`).version;
const shared = shareTable(isHost ? 'host' : 'remote', {
  react: versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'styled-components': versionOf('styled-components'),
  zustand: versionOf('zustand'),
  doors: require('@fleetfoot/shared/doors/versions.json'),
});

const page = path.join(cwd, 'src/index.html');
const filename = isDev ? '[name].js' : '[name].[contenthash:8].js';
// The names of the shell's lazy chunks are in shell.json; in its runtime they would be bytes of every first paint.
const chunkFilename = !isDev && isHost ? '[id].[contenthash:8].js' : filename;

/** The webpack configuration of the package in whose folder webpack runs: the shell or a remote. */
export default {
  name: id,
  context: cwd,
  mode: isDev ? 'development' : 'production',
  target: ['web', 'es2022'],
  devtool: isDev ? 'cheap-module-source-map' : 'hidden-source-map',
  // A module of a remote's container that runs before all others.
  entry: isHost ? { main: './src/main.ts' } : { [name]: toolingFile('webpack/own-address.js') },
  output: {
    ...federationOutput,
    path: path.join(cwd, 'dist'),
    clean: true,
    publicPath: isHost ? '/' : '',
    uniqueName: name,
    crossOriginLoading: 'anonymous',
    // In milliseconds. A remote that hangs has been asked for again before its slot gives up; the SDKs take their time.
    chunkLoadTimeout: isHost ? 30_000 : 9_000,
    filename,
    chunkFilename,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: firestoreAlias },
  module: {
    rules: [
      swcRule({ namespace: id, isDev, refresh: isServe }),
      federationRule,
      { test: toolingFile('pages/pages.js'), loader: toolingFile('pages/webpack-loader.js') },
      { test: path.join(cwd, 'src/manifest.ts'), loader: toolingFile('webpack/manifest-loader.js') },
    ],
  },
  optimization: isDev
    ? {}
    : {
        minimizer,
        ...(isHost && { splitChunks }),
        ...(!isHost && { splitChunks: remoteSplitChunks }),
      },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(cwd, 'node_modules/.cache/webpack'),
    version: JSON.stringify([webpack.version, isDev, isServe]),
    buildDependencies: {
      config: [
        fileURLToPath(import.meta.url),
        toolingFile('pages/webpack-loader.js'),
        toolingFile('webpack/manifest-loader.js'),
      ],
    },
  },
  plugins: [
    federation({
      name,
      shared,
      ...(!isHost && {
        exposes: { './remote': './src/remote.tsx' },
        filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
      }),
    }),
    // Chunks under development change while the page is open, and nothing lists them.
    ...(isDev ? [] : [new ModuleIdsPlugin(), new ChunkIntegrityPlugin(), new ChunkHealingPlugin()]),
    ...(isHost
      ? [
          new HtmlPlugin({
            templateContent: isServe ? await developmentPage(await shellPage(page)) : await shellPage(page),
            scriptLoading: 'defer',
            minify: false,
          }),
          ...(isDev
            ? []
            : [
                new PageIntegrityPlugin(),
                new ServiceWorkerPlugin({ entry: './src/worker/service-worker.ts', filename: 'sw.js' }),
              ]),
          new TypefacePlugin(
            require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
          ),
          new ShellJsonPlugin({ shared }),
        ]
      : [
          new RemoteJsonPlugin({ manifest: path.join(cwd, 'src/manifest.ts'), shared }),
          new LanguagesJsonPlugin(),
          new NamedChunksPlugin(),
        ]),
    ...(isServe ? [new ReactRefreshPlugin({ overlay: false })] : []),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
  ...(isServe && { devServer: devServer({ isHost }) }),
};
