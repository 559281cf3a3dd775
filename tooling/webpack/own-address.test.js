import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

const code = readFileSync(path.join(__dirname, 'own-address.js'), 'utf8');

/** The public path that the module finds in a page. */
function publicPathOf(src, changes = {}) {
  class Document {
    get currentScript() {
      return { tagName: 'SCRIPT', src };
    }
  }
  const document = Object.defineProperties(new Document(), changes);
  const page = { Document, document, URL };
  runInNewContext(code, page);
  return page.__webpack_public_path__;
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
