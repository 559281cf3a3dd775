import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../build/root.js';
import { scriptsByChunkGroup } from '../webpack/chunk-files.js';
import { EmitJsonPlugin } from '../webpack/emit-json-plugin.js';
import { firestoreAlias } from '../webpack/firestore-alias.js';
import { minimizer, splitChunks } from '../webpack/scripts.js';
import { swcRule } from '../webpack/swc-rule.js';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const filename = '[name].[contenthash:8].js';

/** The sources of shell and remotes as one bundle, with the deployed builds' compiler, minimizer and stub. */
export default {
  name: 'single-bundle',
  context: here('.'),
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: { main: './main.tsx' },
  output: {
    path: path.join(root, '.cache/single-bundle'),
    clean: true,
    publicPath: '/',
    crossOriginLoading: 'anonymous',
    filename,
    chunkFilename: filename,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: firestoreAlias },
  module: {
    rules: [
      swcRule({ namespace: 'one', isDev: false, refresh: false }),
      { test: here('parts.js'), loader: here('parts-loader.js') },
    ],
  },
  optimization: { minimizer, splitChunks },
  plugins: [
    new EmitJsonPlugin('groups.json', (compilation) => Object.fromEntries(scriptsByChunkGroup(compilation))),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
};
