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

function underDevelopment(origin) {
  return { version: 'dev', entry: `${origin}/remoteEntry.js`, preload: [], pages: {}, integrity: {} };
}

/**
 * Answers /remotes.json with the local cloud's registry, in which the remotes under development point at their own
 * servers. Nothing like it exists outside this server.
 */
async function developmentRegistry(_request, response) {
  try {
    const registry = await (await fetch(`${FLEETFOOT_CLOUD}/remotes.json`)).json();
    const remotes = registry.remotes.map((remote) => {
      const origin = origins[remote.id];
      return origin ? { ...remote, ...underDevelopment(origin) } : remote;
    });
    response.json({ ...registry, remotes });
  } catch (error) {
    response.status(503).send(`The local cloud at ${FLEETFOOT_CLOUD} does not answer yet: ${error.message}`);
  }
}

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
      proxy: [{ context: ['/config.json', '/remotes/', '/local/', '/v1/'], target: FLEETFOOT_CLOUD }],
      setupMiddlewares(middlewares, server) {
        server.app.get('/remotes.json', developmentRegistry);
        return middlewares;
      },
    }),
  };
}
