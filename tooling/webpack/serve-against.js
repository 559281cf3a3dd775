import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { assertRemoteFits } from '../build/fit.js';
import { root } from '../build/root.js';
import { importTypeScript } from '../build/run-typescript.js';
import { CHANGES_PATH, pageScript, readDeployment, SCRIPT_PATH, withRemote } from './deployed-page.js';

const moduleOf = (file) => importTypeScript(new URL(`../../shared/${file}`, import.meta.url).href);
const [{ registryLine, REPORTS_PATH }, { VITALS_PATH }] = await Promise.all([
  moduleOf('federation/server/index.ts'),
  moduleOf('vitals/index.ts'),
]);

/** Of the connection between this server and the deployment, which fetch() has ended. */
const OF_THE_CONNECTION = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
];

/** Hands out a deployment, but for one remote. */
function createAnswers({ id, origin, isChecked, builds }) {
  async function ask({ url, headers }, response) {
    const answer = await fetch(`${origin}${url}`, {
      headers: { accept: headers.accept ?? '*/*' },
      redirect: 'manual',
    });
    response.status(answer.status);
    for (const [name, value] of answer.headers)
      if (!OF_THE_CONNECTION.includes(name)) response.setHeader(name, value);
    return answer.text();
  }
  const answers = {
    [SCRIPT_PATH]: (_, response) => response.type('js').send(pageScript(isChecked)),
    [CHANGES_PATH](request, response) {
      response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      request.on(
        'close',
        builds.follow((build) => response.write(`data: ${build}\n\n`)),
      );
    },
    // Its statement would end the remote under development in open pages, where it is switched off or taken back.
    async '/remotes.json'(request, response) {
      const { releases, ...rest } = JSON.parse(await ask(request, response));
      response.send(JSON.stringify({ ...rest, releases: releases.filter(({ remote }) => remote !== id) }));
    },
    // What goes wrong here must not count against versions that people have.
    [VITALS_PATH]: (_, response) => response.sendStatus(204),
    [REPORTS_PATH]: (_, response) => response.sendStatus(204),
  };
  async function page(request, response) {
    const { hash, remote } = await builds.current();
    const line = registryLine(id, JSON.stringify({ ...remote, version: VERSION }));
    response.send(withRemote(await ask(request, response), line, hash));
  }
  const isPage = ({ method, headers }) => method === 'GET' && headers.accept?.includes('text/html');
  return async (request, response, next) => {
    const answer = Object.hasOwn(answers, request.path) ? answers[request.path] : isPage(request) && page;
    try {
      await (answer ? answer(request, response) : next());
    } catch (error) {
      response.status(502).type('text').send(`${origin}${request.url}: ${error.message}\n`);
    }
  };
}

/** Follows the builds of a compiler. One that fails is told in the terminal, and passes by. */
function followBuilds(compiler) {
  const file = path.join(compiler.outputPath, 'remote.json');
  const listeners = new Set();
  let latest;
  let begin;
  const first = new Promise((resolve) => {
    begin = resolve;
  });
  compiler.hooks.done.tap('followBuilds', ({ hash, compilation }) => {
    if (compilation.errors.length > 0) return;
    latest = { hash, remote: JSON.parse(compiler.outputFileSystem.readFileSync(file, 'utf8')) };
    begin();
    for (const listener of listeners) listener(hash);
  });
  return {
    async current() {
      await first;
      return latest;
    },
    /** @returns a function that ends it */
    follow(listener) {
      listeners.add(listener);
      if (latest) listener(latest.hash);
      return () => listeners.delete(listener);
    },
  };
}

/** What the remote under development is called in lines and addresses. */
const VERSION = 'dev';

/**
 * Serves a deployment on this machine, in which one remote comes from its sources: a change builds it anew and loads its
 * pages again. The deployment knows nothing of it.
 * @param {{ id: string, origin: string, port: number }} options
 * @returns {Promise<string | undefined>} the deployment's project once the remote is built; none for a local cloud
 * @throws when nothing is deployed there, or its shell cannot run this remote
 */
export async function serveAgainst({ id, origin, port }) {
  const { shell, project, isChecked } = await readDeployment(origin);
  // The one configuration of all packages is that of the folder in which webpack runs.
  process.chdir(path.join(root, id));
  process.env['NODE_ENV'] = 'development';
  // The server has set it, and with it comes fast refresh, which a deployed React does not know.
  process.env['WEBPACK_SERVE'] = 'false';
  const { default: preset } = await import('./preset.js');
  const compiler = webpack({
    ...preset,
    optimization: { ...preset.optimization, emitOnErrors: false },
    infrastructureLogging: { level: 'warn' },
  });
  const builds = followBuilds(compiler);
  const deployment = { name: 'deployment', middleware: createAnswers({ id, origin, isChecked, builds }) };
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      // The page's own script loads the page again.
      ...{ hot: false, liveReload: false, client: false, webSocketServer: false },
      static: false,
      // It would hold back what is told of changes.
      compress: false,
      devMiddleware: {
        publicPath: `/remotes/${id}/${VERSION}/`,
        headers: { 'Cache-Control': 'no-store' },
      },
      proxy: [{ context: '/', target: origin, changeOrigin: true, logLevel: 'warn' }],
      setupMiddlewares(middlewares) {
        const index = middlewares.findIndex(({ name }) => name === 'webpack-dev-middleware');
        return middlewares.toSpliced(index, 0, deployment);
      },
    },
    compiler,
  );
  await server.start();
  assertRemoteFits(shell, (await builds.current()).remote);
  return project;
}
