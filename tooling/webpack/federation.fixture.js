// Mounts remotes in shells through the product's own slot, each really built. Prints JSON: for each pair what the remote showed, or
// how it failed, and what the release's check says of the two.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { misfits } from '../build/fit.js';
import { buildPlainRemote, buildRemote, buildShell, LAZY_TEXT } from './testing/federated-builds.js';

const [folder] = process.argv.slice(2);
const require = createRequire(import.meta.url);
// The browser of the unit tests.
const { JSDOM, VirtualConsole } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

/** By name of the shell or remote: the doors' versions when it was built. */
const SHELLS = {
  minor: { ui: '1.5.0' },
  major: { ui: '2.0.0' },
  kept: { ui: '2.0.0', 'ui/v1': '1.5.0' },
};
const REMOTES = { old: { ui: '1.4.0' }, next: { ui: '2.0.0' }, future: { ui: '3.0.0' } };

/** The registry's line of a build. */
function lineOf(id) {
  const files = readdirSync(path.join(folder, id, 'dist')).filter((file) => file.endsWith('.js'));
  const integrity = files.map((file) => [`/remotes/${id}/dist/${file}`, `sha384-${'A'.repeat(64)}`]);
  const entry = `/remotes/${id}/dist/remoteEntry.js`;
  return {
    id,
    title: id,
    version: '1',
    contract: 1,
    enabled: true,
    entry,
    preload: [],
    pages: {},
    integrity: Object.fromEntries(integrity),
  };
}

/** Requests for scripts with this text in them fail. */
let broken;
const server = createServer(({ url }, answer) => {
  const script = readFileSync(path.join(folder, url.replace('/remotes/', '/')), 'utf8');
  answer.writeHead(broken !== undefined && script.includes(broken) ? 503 : 200).end(script);
});

async function openShell(name) {
  const address = `http://127.0.0.1:${server.address().port}/${name}/dist`;
  const { window } = new JSDOM(`<script src="${address}/main.js"></script>`, {
    url: `${address}/index.html`,
    runScripts: 'dangerously',
    resources: 'usable',
    virtualConsole: new VirtualConsole(),
    beforeParse: (page) => Object.assign(page, { Response, MessageChannel: undefined }),
  });
  await new Promise((done) => window.addEventListener('load', done));
  return window;
}

const shells = {};
for (const [name, versions] of Object.entries(SHELLS))
  shells[name] = await buildShell(folder, name, versions);
const remotes = {};
for (const [name, versions] of Object.entries(REMOTES))
  remotes[name] = await buildRemote(folder, name, versions);
await buildPlainRemote(folder);
await new Promise((done) => server.listen(0, '127.0.0.1', done));

const results = {};
for (const [name, shell] of Object.entries(shells)) {
  const window = await openShell(name);
  // The one that no shell can run comes first: its failure must not spoil the others.
  for (const id of ['future', ...Object.keys(remotes).filter((other) => other !== 'future')]) {
    const shown = await window.mount(lineOf(id));
    const problems = misfits(shell, [remotes[id]]).map(({ problem }) => problem);
    results[`${id} in ${name}`] = { shown, own: window.own(), problems };
  }
  window.close();
}

const window = await openShell('minor');
const plain = await window.mount(lineOf('mf-plain'));
await window.mount(lineOf('old'));
broken = LAZY_TEXT;
const pages = [await window.openPage(), await window.openPage()];
broken = undefined;
pages.push(await window.openPage());
const { __FEDERATION__: tools, __VMOK__: sameTools } = window;
const seen = {
  isOne: tools === sameTools,
  instances: tools.__INSTANCES__.map(({ name }) => name),
  modules: Object.keys(tools.moduleInfo),
};
window.close();
server.close();
server.closeAllConnections();
console.log(JSON.stringify({ shells, remotes, results, plain, pages, seen }));
