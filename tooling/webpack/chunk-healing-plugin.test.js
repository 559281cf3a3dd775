import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildWith } from './testing/build-with';

const folder = mkdtempSync(path.join(tmpdir(), 'chunk-healing-'));
let code;
let chunk;
beforeAll(build);
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds an entry with one lazy chunk. */
function build() {
  writeFileSync(
    path.join(folder, 'entry.js'),
    "import(/* webpackChunkName: 'lazy' */ './lazy.js').then(() => loaded('good'), ({ type }) => loaded(type));",
  );
  writeFileSync(path.join(folder, 'lazy.js'), 'export const lazy = true;');
  const problems = buildWith(folder, {
    plugin: 'ChunkHealingPlugin',
    file: 'chunk-healing-plugin.js',
    output: { publicPath: '/', chunkFilename: '[name].js' },
  });
  expect(problems).toBe('');
  [code, chunk] = ['main.js', 'lazy.js'].map((name) => readFileSync(path.join(folder, 'dist', name), 'utf8'));
}

/**
 * Runs a built entry in a page with nothing but what loading a chunk takes.
 * @param answers what becomes of the chunk's script, by request
 * @param globals of the page
 * @returns how often the script was asked for, and how the import ended
 */
async function run(answers, globals) {
  let asked = 0;
  const page = { setTimeout: () => 0, clearTimeout() {}, console, ...globals };
  function appendChild(script) {
    const isGood = answers[asked] === 'good';
    asked += 1;
    queueMicrotask(() => {
      if (isGood) runInNewContext(chunk, page);
      const event = { type: isGood ? 'load' : 'error', target: script };
      (isGood ? script.onload : script.onerror)(event);
    });
  }
  const document = {
    getElementsByTagName: () => [],
    head: { appendChild },
    createElement: () => ({ setAttribute() {} }),
  };
  const ended = new Promise((loaded) => {
    Object.assign(page, { document, loaded, self: page, globalThis: page, window: { location: {} } });
    runInNewContext(code, page);
  });
  return { ended: await ended, asked };
}

test('a chunk that the server has as it should be is loaded once more', async () => {
  const fleetfootAskAgain = jest.fn(async () => undefined);
  expect(await run(['damaged', 'good'], { fleetfootAskAgain })).toEqual({ ended: 'good', asked: 2 });
  expect(fleetfootAskAgain.mock.calls).toEqual([['/lazy.js']]);
});

test('a chunk that fails again fails', async () => {
  const fleetfootAskAgain = jest.fn(async () => undefined);
  expect(await run(['damaged', 'damaged'], { fleetfootAskAgain })).toEqual({ ended: 'error', asked: 2 });
  expect(fleetfootAskAgain).toHaveBeenCalledTimes(1);
});

test.each([
  ['the server does not have either', { fleetfootAskAgain: async () => 'stale' }],
  ['nobody can ask for again', {}],
])('a chunk that %s fails at once', async (_, globals) => {
  expect(await run(['damaged', 'good'], globals)).toEqual({ ended: 'error', asked: 1 });
});

test('a chunk that loads is asked for once', async () => {
  const fleetfootAskAgain = jest.fn();
  expect(await run(['good'], { fleetfootAskAgain })).toEqual({ ended: 'good', asked: 1 });
  expect(fleetfootAskAgain).not.toHaveBeenCalled();
});
