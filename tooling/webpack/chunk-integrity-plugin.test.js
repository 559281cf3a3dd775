import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

jest.setTimeout(30_000);

const folder = mkdtempSync(path.join(tmpdir(), 'chunk-integrity-'));
let code;
beforeAll(() => {
  code = build();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds an entry with one lazy chunk, in a process of its own: webpack is no guest of jest's. */
function build() {
  writeFileSync(path.join(folder, 'entry.js'), "import(/* webpackChunkName: 'lazy' */ './lazy.js');");
  writeFileSync(path.join(folder, 'lazy.js'), 'export const lazy = true;');
  const script = `
    import webpack from 'webpack';
    import { ChunkIntegrityPlugin } from ${JSON.stringify(path.join(__dirname, 'chunk-integrity-plugin.js'))};
    webpack({
      context: ${JSON.stringify(folder)},
      mode: 'production',
      target: ['web', 'es2022'],
      entry: './entry.js',
      output: { path: ${JSON.stringify(path.join(folder, 'dist'))}, publicPath: '/', chunkFilename: '[name].js' },
      plugins: [new ChunkIntegrityPlugin()],
    }, (error, stats) => {
      const problem = error ?? stats.compilation.errors[0];
      if (problem) { console.error(problem.message); process.exit(1); }
    });
  `;
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect(built.stderr).toBe('');
  return readFileSync(path.join(folder, 'dist/main.js'), 'utf8');
}

/** Runs a built entry in a page with nothing but what loading a chunk takes, and returns the script that it adds. */
function loadedBy(code, globals) {
  const added = [];
  const document = {
    getElementsByTagName: () => [],
    head: { appendChild: (script) => added.push({ ...script }) },
    createElement: () => ({ setAttribute() {} }),
  };
  const page = { document, setTimeout: () => 0, clearTimeout() {}, console, ...globals };
  runInNewContext(code, Object.assign(page, { self: page, window: { location: { origin: 'http://x' } } }));
  expect(added).toHaveLength(1);
  return added[0];
}

test('a chunk is asked for with the integrity that the shell knows, before it is added to the page', () => {
  const known = { fleetfootIntegrity: (url) => ({ '/lazy.js': 'sha384-lazy' })[url] };
  expect(loadedBy(code, known)).toMatchObject({ src: '/lazy.js', integrity: 'sha384-lazy' });
});

test.each([
  ['knows no hash of it', { fleetfootIntegrity: () => undefined }],
  ['has an empty one', { fleetfootIntegrity: () => '' }],
  ['answers nothing', {}],
])('a chunk is refused when the shell %s', (_, globals) => {
  expect(loadedBy(code, globals)).toMatchObject({ src: '/lazy.js', integrity: `sha384-${'0'.repeat(64)}` });
});
