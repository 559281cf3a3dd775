import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';

/** What is left out of every build (ADR 33). */
export const alias = { re2js$: fileURLToPath(new URL('no-pipelines.js', import.meta.url)) };

/** Makes the scripts of a production build small. */
export const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // What licences ask to be told stands in one file, once, and in no script that a browser waits for.
    extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
  }),
];

/** Libraries of a first paint in one script, which changes less often than the code beside it. */
export const splitChunks = {
  cacheGroups: { vendors: { test: /node_modules/, name: 'vendors', chunks: 'initial', enforce: true } },
};
