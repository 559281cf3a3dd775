import TerserPlugin from 'terser-webpack-plugin';

/** Makes the scripts of a production build small. */
export const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // Only a later pass puts the texts of a catalogue that are used once where they are used.
    terserOptions: { compress: { passes: 3 } },
    // What licences ask to be told stands in one file, once, and in no script that a browser waits for.
    extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
  }),
];

/** Libraries of a first paint in one script, which changes less often than the code beside it. */
export const splitChunks = {
  cacheGroups: { vendors: { test: /node_modules/, name: 'vendors', chunks: 'initial', enforce: true } },
};

/**
 * What a few pages of a remote share is smaller within each of them than compressed by itself. In bytes of source, which says nothing of
 * valibot: most of it is in the door of schemas, and a page has the few functions that it alone asks for.
 */
export const remoteSplitChunks = {
  minSize: 48_000,
  cacheGroups: {
    defaultVendors: false,
    default: {
      test: ({ resource = '' }) => !/[\\/]node_modules[\\/]valibot[\\/]/.test(resource),
      minChunks: 2,
      reuseExistingChunk: true,
    },
  },
};
