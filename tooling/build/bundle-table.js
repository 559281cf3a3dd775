import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, root } from './root.js';
import { scriptSize } from './script-size.js';

const KIB = 1024;

const readJson = (...segments) => JSON.parse(readFileSync(path.join(root, ...segments), 'utf8'));
const filesOf = (folder, names) => names.map((name) => path.join(root, folder, 'dist', name));

function routeScripts(id, routePath) {
  const remote = readJson(id, 'dist/remote.json');
  const route = remote.routes.find(({ path: known }) => known === routePath) ?? remote.routes[0];
  return filesOf(id, [remote.entry, ...remote.preload, ...remote.pages[route.page]]);
}

/** Every page of every remote, with its scripts and those of the doors that it takes. */
function allPages(door) {
  return REMOTES.flatMap((id) => {
    const { doors, routes } = readJson(id, 'dist/remote.json');
    const languages = readJson(id, 'dist/languages.json');
    return routes.map(({ path: route, page }) => ({
      route,
      files: [...routeScripts(id, route), ...doors[page].flatMap(door)],
      languages: Object.values(languages[page]).map((names) => filesOf(id, names)),
    }));
  });
}

/**
 * Scripts that a browser fetches for a page, from the build's own manifests. Four pages have a limit: the last agreed figure, and 10 % above it.
 * @returns {{ name: string, files: string[], limit?: number }[]} limits in KiB, brotli
 */
function measures() {
  const shell = readJson('shell/dist/shell.json');
  const door = (name) => {
    const scripts = shell.doors[name];
    if (!scripts)
      throw new Error(
        `shell.json names no scripts for '${name}'; it knows ${Object.keys(shell.doors).join(', ')}.`,
      );
    return filesOf('shell', scripts);
  };
  const host = filesOf('shell', shell.scripts);
  const signedIn = [...host, ...door('signed-in'), ...door('firebase')];
  const deliveries = [...signedIn, ...routeScripts('mf-deliveries', '/deliveries')];
  const ownCode = REMOTES.map((id) => {
    const { nav, routes } = readJson(id, 'dist/remote.json');
    const first = nav[0]?.path ?? routes[0].path;
    return { name: `${id} ${first}, own code`, files: routeScripts(id, first) };
  });
  const signIn = [...host, ...routeScripts('mf-auth', '/login')];
  const signInSdk = [...door('firebase'), ...door('firebase-auth')];
  const sdks = [...signInSdk, ...door('firebase-firestore')];
  const pages = allPages(door)
    .map(({ files, ...page }) => ({ ...page, files: [...signedIn, ...files, ...sdks] }))
    .toSorted((one, other) => scriptSize(other.files) - scriptSize(one.files));
  const withEverything = (route, limit) => {
    const page = pages.find((one) => one.route === route);
    return { name: `${route} with everything`, files: page.files, limit };
  };
  const inLanguages = (route) => {
    const { files, languages } = pages.find((one) => one.route === route);
    const sets = languages.map((scripts) => [...files, ...scripts]);
    const [heaviest] = sets.toSorted((one, other) => scriptSize(other) - scriptSize(one));
    return { name: `${route} in its heaviest language`, files: heaviest };
  };
  return [
    { name: 'Sign-in page, ready to type', files: signIn, limit: 149 },
    {
      name: 'Sign-in page, once used (adds the sign-in SDK)',
      files: [...signIn, ...signInSdk],
    },
    { name: 'First signed-in paint, before the SDKs', files: deliveries },
    {
      name: 'First signed-in page with everything',
      files: [...deliveries, ...sdks],
      limit: 287,
    },
    withEverything('/newdelivery', 305),
    withEverything('/address', 305),
    { name: `Heaviest page with everything, ${pages[0].route}`, files: pages[0].files },
    inLanguages('/deliveries'),
    inLanguages('/newdelivery'),
    inLanguages('/deliveries/:deliveryID'),
    inLanguages('/importdeliveries'),
    {
      name: 'App Check, where a deployment has a key (beside the SDK)',
      files: door('firebase-app-check').filter((file) => !signInSdk.includes(file)),
    },
    {
      name: 'Typeface, a font that nobody is sent who saves data',
      files: filesOf(
        'shell',
        Object.keys(shell.integrity).filter((name) => name.endsWith('.woff2')),
      ),
    },
    ...ownCode,
  ];
}

/**
 * Prints the bundle table.
 * @returns {boolean} whether every page is within its limit
 */
export function printBundleTable() {
  const rows = measures().map(({ name, files, limit }) => ({ name, size: scriptSize(files) / KIB, limit }));
  console.log(
    `\n${'JavaScript and fonts, KiB brotli'.padEnd(60)}${'size'.padStart(8)}${'limit'.padStart(8)}`,
  );
  for (const { name, size, limit } of rows) {
    const verdict = size > limit ? '  over the limit' : '';
    console.log(
      `${name.padEnd(60)}${size.toFixed(1).padStart(8)}${String(limit ?? '').padStart(8)}${verdict}`,
    );
  }
  return rows.every(({ size, limit }) => limit === undefined || size <= limit);
}
