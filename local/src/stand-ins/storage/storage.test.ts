import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloudStorage } from '@fleetfoot/functions/releases/file-store';
import type { LoopbackServer } from '../../serve-loopback';
import { startStorage } from './storage';

const folder = mkdtempSync(path.join(tmpdir(), 'storage-'));
let storage: LoopbackServer;

beforeAll(async () => {
  storage = await startStorage(folder);
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const bucket = () => cloudStorage({ bucket: 'b', origin: storage.origin });
const content = Buffer.from('export {};');

test('objects are created once, listed below a name, and deleted', async () => {
  const { write, read, list, remove } = bucket();
  await write('remotes/mf-a/v1/a.js', content, 'text/javascript');
  await write('remotes/mf-a/v1/a.js', Buffer.from('other'), 'text/javascript');
  await write('remotes/mf-ab/v1/a.js', content, 'text/javascript');
  const then = new Date('2026-10-01T00:00:00Z');
  utimesSync(path.join(folder, 'remotes/mf-a/v1/a.js'), then, then);
  // A half-written one is none.
  writeFileSync(path.join(folder, 'remotes/mf-a/v1/b.js.1.new'), 'expo');
  expect(await list('remotes/mf-a/')).toEqual([{ name: 'remotes/mf-a/v1/a.js', bytes: 10, createdAt: then }]);
  await remove('remotes/mf-a/v1/a.js');
  await remove('remotes/mf-a/v1/a.js');
  expect(await list('remotes/mf-a/')).toEqual([]);
  expect(await read('remotes/mf-ab/v1/a.js')).toEqual(content);
});

test('a long list comes in pages, and all of it is read', async () => {
  const names = Array.from({ length: 1001 }, (_, index) => `many-${String(index).padStart(4, '0')}.js`);
  for (const name of names) writeFileSync(path.join(folder, name), '');
  const first = await fetch(`${storage.origin}/storage/v1/b/b/o?prefix=many-`);
  expect(await first.json()).toMatchObject({ kind: 'storage#objects', nextPageToken: 'many-0999.js' });
  expect((await bucket().list('many-')).map(({ name }) => name)).toEqual(names);
});

test.each(['..%2Fout.js', '%2Fout.js', 'a%2F..%2F..%2Fout.js'])(
  '%s outside of the bucket is no object',
  async (name) => {
    const answer = await fetch(`${storage.origin}/storage/v1/b/b/o/${name}`, { method: 'DELETE' });
    expect(answer.status).toBe(404);
  },
);
