// Bundles the scripts that stand in for Firebase's services, Google Maps and Stripe.js into dist.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Trusted Types refuse plain text for innerHTML. */
const leafletWithTrustedHtml = {
  name: 'leaflet-with-trusted-html',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^leaflet$/ }, () => ({
      path: fileURLToPath(import.meta.resolve('leaflet/dist/leaflet-src.esm.js')),
    }));
    onLoad({ filter: /leaflet-src\.esm\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replace(/\.innerHTML = (.+);$/gm, '.innerHTML = trustedHtml($1);');
      const from = JSON.stringify(here('src/stand-ins/maps/trusted-html.ts'));
      return { contents: `import { trustedHtml } from ${from};\n${contents}`, loader: 'js' };
    });
  },
};

const SCRIPT = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
};

await Promise.all([
  build({
    ...SCRIPT,
    entryPoints: [here('src/stand-ins/firebase/firebase.ts')],
    outfile: here('dist/firebase.js'),
  }),
  build({
    ...SCRIPT,
    entryPoints: [here('src/stand-ins/maps/google-maps.ts')],
    outfile: here('dist/google-maps.js'),
    loader: { '.css': 'text', '.png': 'empty' },
    plugins: [leafletWithTrustedHtml],
  }),
  build({
    ...SCRIPT,
    entryPoints: [here('src/stand-ins/stripe/browser/stripe.ts')],
    outfile: here('dist/stripe.js'),
  }),
]);
