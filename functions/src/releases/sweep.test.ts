import { registryEntry } from '@fleetfoot/shared/testing';
import { releaseStatement } from '@fleetfoot/shared/testing/releases';
import { answerReleases } from './answer-releases';
import type { StoredFile } from './file-store';
import type { Told } from './release-client';
import { sweep } from './sweep';
import { memoryFiles, memoryStore } from './testing/memory-releases';

const ID = 'mf-deliveries';
const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

interface Published {
  readonly daysAgo: number;
  readonly stable: string;
  readonly candidate?: string;
}

/** A deployment with a past, and files of every version: three each, as old as is said. */
async function deployment(past: readonly Published[], uploaded: Readonly<Record<string, number>>) {
  let time = NOW;
  const store = memoryStore(() => time);
  const entry = (version: string) => registryEntry({ id: ID, version });
  for (const [index, { daysAgo: days, stable, candidate }] of past.entries()) {
    time = daysAgo(days);
    const statement = releaseStatement({
      ...{ sequence: index + 1, stable: entry(stable) },
      ...(candidate && { candidate: { entry: entry(candidate), percent: 5 } }),
    });
    const signed = { statement: JSON.stringify(statement), keyID: 'k', signature: 's' };
    await store.publish(ID, index + 1, signed);
  }
  const there = new Map(
    Object.entries(uploaded).flatMap(([version, days]) =>
      ['a.js', 'b.js', 'c.js'].map((file): [string, StoredFile] => {
        const name = `remotes/${ID}/${version}/${file}`;
        return [name, { name, bytes: 1000, createdAt: daysAgo(days) }];
      }),
    ),
  );
  const services = { store, files: memoryFiles(), trust: () => Promise.reject(new Error('not asked')) };
  const ask = async (before?: number) => {
    const path = `/releases/${ID}${before === undefined ? '' : `/${before}`}`;
    const { body } = await answerReleases(services, { method: 'GET', path, body: Buffer.alloc(0) });
    return JSON.parse(body.toString()) as Told;
  };
  const files = {
    list: async (prefix: string) => [...there.values()].filter(({ name }) => name.startsWith(prefix)),
    remove: async (name: string) => void there.delete(name),
  };
  const left = () => [...new Set([...there.keys()].map((name) => name.split('/')[2]))];
  return { ask, left, run: (write: boolean) => sweep({ remote: ID, files, ask, now: NOW, write }) };
}

test('versions of the last 30 days stay, what was replaced before goes', async () => {
  const { run, left } = await deployment(
    [
      { daysAgo: 90, stable: 'v1' },
      { daysAgo: 60, stable: 'v2' },
      { daysAgo: 40, stable: 'v3' },
      { daysAgo: 20, stable: 'v4', candidate: 'v5' },
    ],
    { v1: 90, v2: 60, v3: 40, v4: 20, v5: 20 },
  );
  expect(await run(true)).toContain('deleted:\n  v1  3 files, 3 KiB\n  v2');
  // v3 was current until 20 days ago.
  expect(left()).toEqual(['v3', 'v4', 'v5']);
});

test('a sweep that is not told to write deletes nothing, and says what would go', async () => {
  const { run, left } = await deployment(
    [
      { daysAgo: 90, stable: 'v1' },
      { daysAgo: 60, stable: 'v2' },
      { daysAgo: 50, stable: 'v3' },
    ],
    { v1: 90, v2: 60, v3: 50 },
  );
  expect(await run(false)).toBe('mf-deliveries keeps v3, v2; would go, with --write:\n  v1  3 files, 3 KiB');
  expect(left()).toEqual(['v1', 'v2', 'v3']);
});

test('a version to go back to stays, however old it is', async () => {
  const { run, left } = await deployment(
    [
      { daysAgo: 400, stable: 'v1' },
      { daysAgo: 300, stable: 'v2' },
      { daysAgo: 299, stable: 'v2' },
    ],
    { v1: 400, v2: 300 },
  );
  expect(await run(true)).toBe('mf-deliveries keeps v2, v1. Nothing else is older than 30 days.');
  expect(left()).toEqual(['v1', 'v2']);
});

test('files that no statement names stay for 30 days: a release may be on its way', async () => {
  const { run, left } = await deployment([{ daysAgo: 90, stable: 'v1' }], { v1: 90, 'v2-new': 1, given: 31 });
  await run(true);
  expect(left()).toEqual(['v1', 'v2-new']);
});

test('a remote with many statements in 30 days is looked through to their end', async () => {
  const many = Array.from({ length: 45 }, (_, index) => ({
    daysAgo: 29 - index / 2,
    stable: `n${index}`,
  }));
  const past = [{ daysAgo: 80, stable: 'v1' }, { daysAgo: 31, stable: 'v2' }, ...many];
  const { run, left } = await deployment(past, { v1: 80, v2: 31, n0: 31 });
  await run(true);
  expect(left()).toEqual(['v2', 'n0']);
});

test('a statement that is missing, or all of them, ends the sweep', async () => {
  const many = Array.from({ length: 25 }, () => ({ daysAgo: 1, stable: 'v2' }));
  const { ask, left, run } = await deployment(many, { v1: 90 });
  const gap = async (before?: number): Promise<Told> => {
    const told = await ask(before);
    return { ...told, past: told.past.filter((_, index) => index !== 3) };
  };
  const files = { list: async () => [], remove: async () => undefined };
  await expect(sweep({ remote: ID, files, ask: gap, now: NOW, write: true })).rejects.toThrow(
    'Statement 22 about mf-deliveries is missing: nothing is swept.',
  );
  expect(left()).toEqual(['v1']);
  await run(true);
  expect(left()).toEqual([]);
  const never = await deployment([], { v1: 90 });
  await expect(never.run(true)).rejects.toThrow('mf-deliveries was never released');
  expect(never.left()).toEqual(['v1']);
});
