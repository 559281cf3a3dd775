import { withIntegrity } from './page-integrity-plugin.js';

const html =
  '<!--integrity--><script defer src="/vendors.1.js"></script><script defer src="/main.2.js"></script>';
const integrity = { 'main.2.js': 'sha384-m', 'vendors.1.js': 'sha384-v', 'lazy.3.js': 'sha384-l' };

test('the first scripts come first and have their hashes in their tags, the others stand in a table by path', () => {
  expect(withIntegrity(html, integrity)).toBe(
    '<script type="application/json" id="integrity">{"/lazy.3.js":"sha384-l"}</script>' +
      '<script defer src="/vendors.1.js" fetchpriority="high" integrity="sha384-v"></script>' +
      '<script defer src="/main.2.js" fetchpriority="high" integrity="sha384-m"></script>',
  );
});

test('a page without a place for the table is refused', () => {
  expect(() => withIntegrity('<title>Fleetfoot</title>', integrity)).toThrow('has no <!--integrity-->');
});

test('a first script without a hash is refused', () => {
  expect(() => withIntegrity(html, { 'main.2.js': 'sha384-m' })).toThrow('no hash of vendors.1.js');
});
