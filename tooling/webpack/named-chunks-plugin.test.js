import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'named-chunks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds an entry with a lazy chunk that has a name and one that has none, in a process of its own: webpack is no guest of jest's. */
function build() {
  const lines = ["import(/* webpackChunkName: 'lazy' */ './named.js');", "import('./nameless.js');"];
  writeFileSync(path.join(folder, 'entry.js'), lines.join('\n'));
  for (const name of ['named', 'nameless']) {
    writeFileSync(path.join(folder, `${name}.js`), `export const name = '${name}';`);
  }
  const script = `
    import webpack from 'webpack';
    import { NamedChunksPlugin } from ${JSON.stringify(path.join(__dirname, 'named-chunks-plugin.js'))};
    webpack({
      context: ${JSON.stringify(folder)},
      mode: 'production',
      entry: './entry.js',
      output: { path: ${JSON.stringify(path.join(folder, 'dist'))}, chunkFilename: '[name].js' },
      plugins: [new NamedChunksPlugin()],
    }, (error, stats) => {
      const problem = error ?? stats.compilation.errors[0];
      if (problem) throw problem;
      console.log(JSON.stringify([...stats.compilation.chunks].map(({ id, name }) => [name ?? 'none', id])));
    });
  `;
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect(built.stderr).toBe('');
  return Object.fromEntries(JSON.parse(built.stdout));
}

test('a chunk that has a name goes by it, and what loads chunks says it once', () => {
  const ids = build();
  expect(ids).toMatchObject({ lazy: 'lazy', none: expect.any(Number) });
  const code = readFileSync(path.join(folder, 'dist/main.js'), 'utf8');
  expect(code.match(/lazy/g)).toHaveLength(1);
});
