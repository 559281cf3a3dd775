import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

const CONTAINER = 'var mf_a = 1;';
const HASH = `sha384-${createHash('sha384').update(CONTAINER).digest('base64')}`;
const production = {
  id: 'mf-b',
  version: '1',
  entry: '/remotes/mf-b/1/e.js',
  integrity: { '/remotes/mf-b/1/e.js': HASH },
};

/** The manifest of the remote under development, which got a route, and the files of its build. */
const built = { id: 'mf-a', version: '9', enabled: true, routes: [{ path: '/new' }], preload: ['x.js'] };

/** One server for all: the local cloud's registry, and the container of a remote under development. */
const server = createServer((request, response) => {
  if (request.url === '/') {
    const remotes = [{ id: 'mf-a', version: '7', sequence: 3, candidate: { percent: 5 } }, production];
    response.end(
      `<script nonce="n" type="application/json" id="registry">${JSON.stringify({ remotes })}</script>`,
    );
  } else if (request.url === '/remoteEntry.js') response.end(CONTAINER);
  else if (request.url === '/remote.json') response.end(JSON.stringify(built));
  else response.writeHead(404).end();
});
let origin;

beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** What the shell's development server answers for the registry. */
async function registryWith(remotes, cloud = origin) {
  process.env['FLEETFOOT_CLOUD'] = cloud;
  process.env['FLEETFOOT_DEV_REMOTES'] = JSON.stringify(remotes);
  jest.resetModules();
  const { devServer } = await import('./dev-server.js');
  let answer;
  devServer({ isHost: true }).setupMiddlewares([], {
    app: {
      get: (_, handler) => {
        answer = handler;
      },
    },
  });
  let answered;
  const response = {
    json: (value) => {
      answered = value;
    },
    status: (status) => ({
      send: (text) => {
        answered = { status, text };
      },
    }),
  };
  await answer({}, response);
  return answered;
}

test('a remote under development has its own manifest and container, with the hash of this moment', async () => {
  const { remotes } = await registryWith({ 'mf-a': origin });
  const entry = `${origin}/remoteEntry.js`;
  expect(remotes).toEqual([
    production,
    {
      ...built,
      version: 'dev',
      sequence: Number.MAX_SAFE_INTEGER,
      entry,
      preload: [],
      pages: {},
      integrity: { [entry]: HASH },
    },
  ]);
});

test('a server that does not answer yet is said to be on its way', async () => {
  expect(await registryWith({ 'mf-a': 'http://127.0.0.1:1' })).toMatchObject({ status: 503 });
  expect(await registryWith({}, 'http://127.0.0.1:1')).toMatchObject({ status: 503 });
});
