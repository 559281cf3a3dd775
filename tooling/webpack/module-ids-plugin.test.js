import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'module-ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = Array.from({ length: 400 }, (_, index) => `module-${index}.js`);

/** The ids of modules that an entry asks for in some order; built in a process of its own, as webpack is no guest of jest's. */
function idsOf(place, files) {
  const context = path.join(folder, place);
  mkdirSync(context, { recursive: true });
  for (const file of FILES) writeFileSync(path.join(context, file), `module.exports = '${file}';`);
  writeFileSync(path.join(context, 'entry.js'), files.map((file) => `require('./${file}');`).join('\n'));
  const script = `
    import webpack from 'webpack';
    import { ModuleIdsPlugin } from ${JSON.stringify(path.join(__dirname, 'module-ids-plugin.js'))};
    const compiler = webpack({
      context: ${JSON.stringify(context)},
      mode: 'production',
      entry: './entry.js',
      output: { path: ${JSON.stringify(path.join(context, 'dist'))} },
      plugins: [new ModuleIdsPlugin()],
    });
    compiler.run((error, stats) => {
      const { modules, chunkGraph, errors } = stats.compilation;
      if (errors.length > 0) throw errors[0];
      const ids = [...modules].map((module) => [module.rawRequest, chunkGraph.getModuleId(module)]);
      console.log(JSON.stringify(ids.sort()));
    });
  `;
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect(built.stderr).toBe('');
  return new Map(JSON.parse(built.stdout));
}

test('modules have the same ids in whatever order and folder they are found', () => {
  const ids = idsOf('one', FILES);
  expect(new Set(ids.values()).size).toBe(FILES.length + 1);
  expect(idsOf('another/place', FILES.toReversed())).toEqual(ids);
});
