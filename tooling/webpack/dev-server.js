import { createHash } from 'node:crypto';
import { REGISTRY_TAG } from './deployed-page.js';

/**
 * What `npm run dev` tells the development servers through the environment.
 * - `PORT`: where this server listens
 * - `FLEETFOOT_CLOUD`: origin of the local cloud
 * - `FLEETFOOT_DEV_REMOTES`: JSON object, origin of the development server by remote id
 */
const {
  PORT = '4100',
  FLEETFOOT_CLOUD = 'http://127.0.0.1:4000',
  FLEETFOOT_DEV_REMOTES = '{}',
} = process.env;

/** Origin of the development server by remote id. */
const origins = JSON.parse(FLEETFOOT_DEV_REMOTES);

/** The origins besides its own from which the development shell takes remotes. */
export const remoteOrigins = Object.values(origins);

async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer;
}

/** No statement of the store has a higher number: none takes a remote's own server away from it. */
const SEQUENCE = Number.MAX_SAFE_INTEGER;

/**
 * The line of a remote under development, with its manifest as it is now. The shell takes no line without hashes, so this
 * server vouches for the container as it is at this moment; the chunks behind it are loaded by the development build without.
 */
async function underDevelopment(origin) {
  const entry = `${origin}/remoteEntry.js`;
  const [script, built] = await Promise.all([
    fetched(entry).then((answer) => answer.arrayBuffer()),
    fetched(`${origin}/remote.json`).then((answer) => answer.json()),
  ]);
  const hash = `sha384-${createHash('sha384').update(Buffer.from(script)).digest('base64')}`;
  return {
    ...{ ...built, version: 'dev', sequence: SEQUENCE },
    ...{ entry, preload: [], pages: {}, integrity: { [entry]: hash } },
  };
}

/** The registry that pages of the local cloud come with. */
async function cloudRegistry() {
  const html = await (await fetch(`${FLEETFOOT_CLOUD}/`)).text();
  const [, , registry] = REGISTRY_TAG.exec(html) ?? [];
  if (registry === undefined) throw new Error('its page has no registry.');
  return JSON.parse(registry);
}

/**
 * Answers with the local cloud's registry, in which the remotes under development point at their own servers. The page under
 * development comes with it, as a page of the product does with its own; nothing like it exists outside this server.
 */
async function developmentRegistry(_request, response) {
  try {
    const registry = await cloudRegistry();
    const released = registry.remotes.filter(({ id }) => !Object.hasOwn(origins, id));
    const own = await Promise.all(remoteOrigins.map(underDevelopment));
    response.json({ ...registry, remotes: [...released, ...own] });
  } catch (error) {
    response
      .status(503)
      .send(
        `The local cloud at ${FLEETFOOT_CLOUD}, or a remote's server, does not answer yet: ${error.message}`,
      );
  }
}

/** Where the page under development finds its registry. */
export const REGISTRY_PATH = '/development/registry.json';

/**
 * webpack-dev-server for one package.
 * @param {{ isHost: boolean }} options
 */
export function devServer({ isHost }) {
  return {
    host: '127.0.0.1',
    port: Number(PORT),
    hot: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false, webSocketURL: `ws://127.0.0.1:${PORT}/ws` },
    ...(isHost && {
      historyApiFallback: true,
      proxy: [
        {
          context: ['/config.json', '/remotes.json', '/remotes/', '/releases/', '/local/', '/v1/'],
          target: FLEETFOOT_CLOUD,
        },
      ],
      setupMiddlewares(middlewares, server) {
        server.app.get(REGISTRY_PATH, developmentRegistry);
        return middlewares;
      },
    }),
  };
}
