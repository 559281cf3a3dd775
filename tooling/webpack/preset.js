import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { containerName } from '@fleetfoot/shared/federation/container-name.js';
import { shareTable } from '@fleetfoot/shared/federation/share-table.js';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.js';
import { devServer } from './dev-server.js';
import { developmentPage } from './development-page.js';
import { RemoteJsonPlugin } from './remote-json-plugin.js';
import { ShellJsonPlugin } from './shell-json-plugin.js';
import { swcRule } from './swc-rule.js';

const cwd = process.cwd();
const require = createRequire(path.join(cwd, 'package.json'));
const id = require('./package.json').name.replace('@fleetfoot/', '');
const isHost = id === 'shell';
const isDev = process.env['NODE_ENV'] === 'development';
const isServe = process.env['WEBPACK_SERVE'] === 'true';
const name = containerName(id);

const versionOf = (packageName) => require(`${packageName}/package.json`).version;
const shared = shareTable(isHost ? 'host' : 'remote', {
  react: versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'styled-components': versionOf('styled-components'),
  zustand: versionOf('zustand'),
  shared: versionOf('@fleetfoot/shared'),
});

const federation = new ModuleFederationPlugin({
  name,
  shared,
  // The default, version-first, lets one dead remote fail every later share lookup.
  shareStrategy: 'loaded-first',
  dts: false,
  dev: false,
  manifest: false,
  ...(isHost
    ? {
        runtimePlugins: ['provide-runtime', 'runtime-plugin'].map((file) =>
          path.join(cwd, `src/federation/${file}.ts`),
        ),
      }
    : {
        exposes: { './remote': './src/remote.tsx' },
        filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
      }),
  experiments: {
    ...(isHost ? {} : { externalRuntime: true }),
    optimization: { target: 'web', disableSnapshot: true },
  },
});

const page = path.join(cwd, 'src/index.html');
const filename = isDev ? '[name].js' : '[name].[contenthash:10].js';

/** The webpack configuration of the package in whose folder webpack runs: the shell or a remote. */
export default {
  name: id,
  context: cwd,
  mode: isDev ? 'development' : 'production',
  target: ['web', 'es2022'],
  devtool: isDev ? 'cheap-module-source-map' : 'hidden-source-map',
  entry: isHost ? { main: './src/main.ts' } : {},
  output: {
    path: path.join(cwd, 'dist'),
    clean: true,
    publicPath: isHost ? '/' : 'auto',
    uniqueName: name,
    crossOriginLoading: 'anonymous',
    filename,
    chunkFilename: filename,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [swcRule({ namespace: id, isDev, refresh: isServe })] },
  optimization: isDev
    ? {}
    : {
        minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
        ...(isHost && {
          splitChunks: {
            cacheGroups: {
              vendors: { test: /node_modules/, name: 'vendors', chunks: 'initial', enforce: true },
            },
          },
        }),
      },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(cwd, 'node_modules/.cache/webpack'),
    version: JSON.stringify([webpack.version, isDev, isServe]),
    buildDependencies: { config: [fileURLToPath(import.meta.url)] },
  },
  plugins: [
    federation,
    ...(isHost
      ? [
          new HtmlPlugin({
            ...(isServe ? { templateContent: developmentPage(page) } : { template: page }),
            scriptLoading: 'defer',
            minify: false,
          }),
          new ShellJsonPlugin(),
        ]
      : [new ChunkIntegrityPlugin(), new RemoteJsonPlugin({ manifest: path.join(cwd, 'src/manifest.ts') })]),
    ...(isServe ? [new ReactRefreshPlugin({ overlay: false })] : []),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
  ...(isServe && { devServer: devServer({ isHost }) }),
};
