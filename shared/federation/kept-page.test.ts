import { registryEntry } from '../testing';
import { releasedEntry } from '../testing/releases';
import { shellAssets } from '../testing/shell-assets';
import { filesOfPage, KEPT_PAGE } from './kept-page';
import { renderIndex } from './server';

const html = `<html><head><!--preload--></head><body><main id="outlet"><div id="first"></div><!--first-screen--></main>
<script defer src="/main.01234567.js" fetchpriority="high" integrity="sha384-main"></script>
<!--registry--><script type="application/json" id="integrity">{"/lazy.01234567.js":"sha384-lazy"}</script></body></html>`;

function page(path: string, count = 1): string {
  const candidate = {
    entry: registryEntry({ version: 'v2', integrity: { '/remotes/a/v2/a.js': 'sha384-v2' } }),
    percent: 5,
  };
  const remotes = Array.from({ length: count }, (_, index) =>
    releasedEntry({
      id: `mf-${index}`,
      integrity: { [`/remotes/mf-${index}/v1/a.js`]: `sha384-${index}` },
      candidate,
    }),
  );
  return renderIndex(html, {
    ...{ path, registry: { remotes }, localScripts: ['/local/stripe.js'], nonce: 'n0', policy: '' },
    shellAssets: shellAssets(),
  });
}

test('a page tells the scripts that it begins with, and the integrity of all of shell and remotes', () => {
  expect(filesOfPage(page('/deliveries'))).toEqual({
    first: ['/main.01234567.js'],
    integrity: {
      '/main.01234567.js': 'sha384-main',
      '/lazy.01234567.js': 'sha384-lazy',
      '/remotes/mf-0/v1/a.js': 'sha384-0',
      '/remotes/a/v2/a.js': 'sha384-v2',
    },
  });
});

test('the kept page has the files of every remote, however many there are, and nothing of one path', () => {
  const kept = page(KEPT_PAGE, 40);
  expect(Object.keys(filesOfPage(kept)?.integrity ?? {})).toContain('/remotes/mf-39/v1/a.js');
  expect(kept).not.toContain('<template data-');
  expect(kept).not.toContain('first-read');
});

test('a page without a registry is not whole', () => {
  expect(filesOfPage(page('/').replace(/<script[^>]* id="registry">.*?<\/script>/s, ''))).toBeUndefined();
});
