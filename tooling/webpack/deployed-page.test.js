import { createServer } from 'node:http';
import { originOf, readDeployment, SCRIPT_PATH, withRemote } from './deployed-page.js';

const line = { id: 'mf-a', version: 'dev', title: '</script>' };
const page = (registry) =>
  [
    '<template data-preloads="set-up">',
    '<link nonce="n1" rel="preload" as="script" crossorigin href="/remotes/mf-a/7/e.js" integrity="sha384-a">',
    '<link nonce="n1" rel="preload" as="script" href="/remotes/mf-b/1/e.js"></template>',
    `<script nonce="n1" type="application/json" id="registry">${JSON.stringify(registry)}</script>`,
    '<script nonce="n1" defer src="/main.js" integrity="sha384-m"></script>',
  ].join('\n');
const registryIn = (html) => JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)[1]);
const other = { id: 'mf-b', version: '1', sequence: 2 };

test('a page has the line of the remote under development in place of what is released', () => {
  const released = { id: 'mf-a', version: '7', sequence: 3, candidate: { percent: 25 }, withdrawn: ['6'] };
  const html = withRemote(page({ remotes: [released, other], isPartial: true }), line, 'build');
  expect(registryIn(html)).toEqual({ remotes: [other, { ...line, sequence: 0 }], isPartial: true });
});

test('a remote that was never released is in the page too', () => {
  expect(registryIn(withRemote(page({ remotes: [other] }), line, 'build')).remotes).toHaveLength(2);
});

test('a page with a remote under development preloads nothing of what is released of it, and all else', () => {
  const html = withRemote(page({ remotes: [other] }), line, 'build');
  expect(html).not.toContain('/remotes/mf-a/7');
  expect(html).toContain('/remotes/mf-b/1/e.js');
  expect(html).toContain('<script nonce="n1" defer src="/main.js" integrity="sha384-m"></script>');
});

test('the script that loads a page again has its nonce and knows the build', () => {
  const html = withRemote(page({ remotes: [] }), line, 'build');
  expect(html).toContain(`<script nonce="n1" src="${SCRIPT_PATH}" data-build="build"></script>`);
});

test('a page without registry stays as it is', () => {
  expect(withRemote('<p>Codes', line, 'build')).toBe('<p>Codes');
});

test.each([
  'https://fleetfoot.web.app',
  'https://example.co.za/',
  'http://127.0.0.1:4000',
  'http://localhost:4000',
])('the origin of a deployment is taken: %s', (text) => expect(originOf(text)).toBe(text.replace(/\/$/, '')));

test.each([
  '',
  'fleetfoot',
  'http://example.co.za',
  'https://example.co.za/deliveries',
  'https://me@example.co.za',
])('a text that is no origin of a deployment is refused: "%s"', (text) =>
  expect(() => originOf(text)).toThrow('is no origin of a deployment'),
);

describe('what is deployed', () => {
  let files;
  const server = createServer((request, response) => response.end(files[request.url] ?? '<!doctype html>'));
  let origin;
  beforeAll(async () => {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${server.address().port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const shell = { provides: {}, contracts: [1] };
  const deploy = (firebase) => {
    files = {
      '/page.json': JSON.stringify({ html: '<p>', assets: shell }),
      '/config.json': JSON.stringify({ firebase }),
    };
  };

  test.each([
    [
      'a local cloud',
      { projectId: 'demo-fleetfoot', appCheck: {} },
      { project: undefined, isChecked: false },
    ],
    ['a project', { projectId: 'fleetfoot' }, { project: 'fleetfoot', isChecked: false }],
    ['App Check', { projectId: 'fleetfoot', appCheck: {} }, { project: 'fleetfoot', isChecked: true }],
  ])('a deployment is known: %s', async (_, firebase, expected) => {
    deploy(firebase);
    expect(await readDeployment(origin)).toEqual({ shell, ...expected });
  });

  test('a deployment of another product is refused', async () => {
    files = {};
    await expect(readDeployment(origin)).rejects.toThrow(`${origin} is no deployment of this product`);
  });

  test('a deployment that does not answer is said not to', async () => {
    const nobody = 'http://127.0.0.1:1';
    await expect(readDeployment(nobody)).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 does not answer: \w/);
  });
});
