import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'remote-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

const route = (page) => ({ path: `/${page}`, access: 'set-up', title: page, page });

/** Builds a remote of one page with the plugin alone, in a process of its own: webpack is no guest of jest's. */
function build(name, routes) {
  const context = path.join(folder, name);
  mkdirSync(path.join(context, 'src'), { recursive: true });
  const manifest = { id: 'mf-sample', title: 'Sample', contract: 1, routes, nav: [] };
  writeFileSync(
    path.join(context, 'src/manifest.ts'),
    `export const manifest = ${JSON.stringify(manifest)};`,
  );
  writeFileSync(
    path.join(context, 'src/remote.tsx'),
    'export const load = () => import(/* webpackChunkName: "list-page" */ \'./list-page\');',
  );
  writeFileSync(path.join(context, 'src/list-page.js'), "export const ListPage = 'list';");
  writeFileSync(path.join(context, 'entry.js'), "import('./src/remote.tsx');");
  const script = `
    import webpack from 'webpack';
    import { RemoteJsonPlugin } from ${JSON.stringify(path.join(__dirname, 'remote-json-plugin.js'))};
    webpack({
      context: ${JSON.stringify(context)},
      mode: 'production',
      entry: { 'remoteEntry.sample': './entry.js' },
      output: { path: ${JSON.stringify(path.join(context, 'dist'))}, filename: '[name].js', chunkFilename: '[name].[contenthash:8].js' },
      plugins: [new RemoteJsonPlugin({ manifest: ${JSON.stringify(path.join(context, 'src/manifest.ts'))}, shared: {} })],
    }, (error, stats) => {
      const problem = error ?? stats.compilation.errors[0];
      if (problem) { console.error(problem.message); process.exit(1); }
    });
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  return { status, stderr, dist: path.join(context, 'dist') };
}

test('remote.json names the files of each page, with their integrity', () => {
  const { status, stderr, dist } = build('sound', [route('list-page')]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const remote = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8'));
  expect(remote).toMatchObject({ id: 'mf-sample', entry: 'remoteEntry.sample.js', enabled: true });
  const [script] = remote.pages['list-page'];
  const hash = createHash('sha384').update(readFileSync(path.join(dist, script)));
  expect(remote.integrity[script]).toBe(`sha384-${hash.digest('base64')}`);
});

test('a route whose page has no file fails the build and says what to write', () => {
  const { status, stderr } = build('broken', [route('detail-page')]);
  expect(status).toBe(1);
  expect(stderr).toContain("The route /detail-page names the page 'detail-page'");
  expect(stderr).toContain('no file below src is called detail-page.tsx. Add it with the export DetailPage');
  expect(stderr).toContain('one that is there: list-page.');
});
