import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShell } from './site-folder.js';
import { bringKept, livePage } from './site-history.js';

const home = mkdtempSync(path.join(tmpdir(), 'history-'));
const site = path.join(home, 'live');
const target = path.join(home, 'dist/hosting');
const [before, since] = [new Date(2026, 0, 1), new Date(2026, 0, 9)];
let server;
let origin;

function build(version, now) {
  const dist = path.join(home, 'shell/dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(path.join(dist, 'fonts'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), version);
  writeFileSync(path.join(dist, 'shell.json'), JSON.stringify({ contracts: [1], provides: {} }));
  writeFileSync(path.join(dist, `main.${version}.js`), version);
  writeFileSync(path.join(dist, `fonts/${version}.woff2`), version);
  writeShell({ root: home, target: site, now });
}

const bring = () => bringKept({ origin, target });

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const file = path.join(site, url);
    const isThere = existsSync(file);
    response.writeHead(isThere ? 200 : 404).end(isThere ? readFileSync(file) : 'nothing');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
});
beforeEach(() => {
  for (const folder of [site, target]) rmSync(folder, { recursive: true, force: true });
  build('one', before);
  build('two', since);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(home, { recursive: true });
});

test('an empty folder gets every file that the live site keeps, as old as it is there', async () => {
  expect(await bring()).toBe(4);
  expect(readFileSync(path.join(target, 'main.one.js'), 'utf8')).toBe('one');
  const age = (name) => statSync(path.join(target, name)).mtime;
  expect([age('main.one.js'), age('fonts/two.woff2')]).toEqual([before, since]);
  expect(await bring()).toBe(0);
});

test('a site without a list of its files is a reason to stop', async () => {
  rmSync(path.join(site, 'files.json'));
  await expect(bring()).rejects.toThrow('has no list of its files');
});

test.each(['main.one.js', 'fonts/one.woff2'])(
  'a missing or damaged file, %s, is a reason to stop',
  async (name) => {
    writeFileSync(path.join(site, name), 'other');
    await expect(bring()).rejects.toThrow(`${name} is not to be had as it was deployed`);
    rmSync(path.join(site, name));
    await expect(bring()).rejects.toThrow(`${name} is not to be had as it was deployed`);
  },
);

test('a name that leaves the folder is not asked for', async () => {
  writeFileSync(path.join(site, 'files.json'), JSON.stringify({ '../secret.js': { hash: 'x', at: before } }));
  await expect(bring()).rejects.toThrow('../secret.js is not to be had');
});

test('no page is no shell; a site that does not answer is a reason to stop', async () => {
  rmSync(path.join(site, 'page.json'));
  expect(await livePage(origin)).toBeUndefined();
  await expect(livePage('http://127.0.0.1:1')).rejects.toThrow();
});
