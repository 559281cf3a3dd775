import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildWith } from './testing/build-with';

const folder = mkdtempSync(path.join(tmpdir(), 'own-address-'));
let code;
beforeAll(build);
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds an entry that tells its public path. */
function build() {
  writeFileSync(path.join(folder, 'entry.js'), 'told(__webpack_public_path__);');
  const problems = buildWith(folder, {
    plugin: 'OwnAddressPlugin',
    file: 'own-address-plugin.js',
    output: { publicPath: 'auto' },
  });
  expect(problems).toBe('');
  code = readFileSync(path.join(folder, 'dist/main.js'), 'utf8');
}

/** The public path of the built entry in a page. */
function publicPathOf(src, changes = {}) {
  class Document {
    get currentScript() {
      return { tagName: 'SCRIPT', src };
    }
  }
  const document = Object.defineProperties(new Document(), changes);
  const told = jest.fn();
  const page = { Document, document, told, URL };
  runInNewContext(code, Object.assign(page, { self: page, globalThis: page }));
  return told.mock.calls[0]?.[0];
}

test('chunks come from the folder of the running script', () => {
  expect(publicPathOf('https://shop.example/remotes/mf-menu/1/remoteEntry.abc.js?again')).toBe(
    'https://shop.example/remotes/mf-menu/1/',
  );
});

test.each([
  ['an image', { tagName: 'IMG', src: 'https://evil.example/1/x.js' }],
  ['a script', { tagName: 'SCRIPT', src: 'https://evil.example/1/x.js' }],
])('chunks do not come from where %s named currentScript says', (_, value) => {
  expect(publicPathOf('https://shop.example/remotes/mf-menu/1/x.js', { currentScript: { value } })).toBe(
    'https://shop.example/remotes/mf-menu/1/',
  );
});
