import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildWith } from './testing/build-with';

const folder = mkdtempSync(path.join(tmpdir(), 'chunk-integrity-'));
let code;
beforeAll(() => {
  code = build();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds an entry with one lazy chunk. */
function build() {
  writeFileSync(path.join(folder, 'entry.js'), "import(/* webpackChunkName: 'lazy' */ './lazy.js');");
  writeFileSync(path.join(folder, 'lazy.js'), 'export const lazy = true;');
  const problems = buildWith(folder, {
    plugin: 'ChunkIntegrityPlugin',
    file: 'chunk-integrity-plugin.js',
    output: { publicPath: '/', chunkFilename: '[name].js' },
  });
  expect(problems).toBe('');
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
