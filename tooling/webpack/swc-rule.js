import { fileURLToPath } from 'node:url';

/**
 * The loader rule for TypeScript and TSX.
 * @param {{ namespace: string, isDev: boolean, refresh: boolean }} options
 */
export function swcRule({ namespace, isDev, refresh }) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      fileURLToPath(new URL('relative-map-loader.cjs', import.meta.url)),
      {
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            // One JSX runtime in every mode, so that a development remote fits a production shell.
            transform: { react: { runtime: 'automatic', development: false, refresh } },
            experimental: {
              plugins: [['@swc/plugin-styled-components', { displayName: isDev, ssr: false, namespace }]],
            },
          },
        },
      },
    ],
  };
}
