import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problems } from '@fleetfoot/shared/model/delivery/problem';
import { problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import { problem } from '@fleetfoot/shared/testing/problem';
import { carryOut, parseOrder } from '../../src/problems/command';
import { scene } from '../billing/scene';
import { PHOTO } from '../couriers/pictures';
import { database, put, read } from '../world/data';

afterAll(() => database.terminate());

const order = (line: string) => parseOrder(line.split(' '));
const WHICH = { orgID: 'a', problemID: 'd1.1' };

test('the command line lists, or answers one', () => {
  expect(parseOrder([])).toEqual({ kind: 'list', orgID: undefined });
  expect(order('--organisation a')).toEqual({ kind: 'list', orgID: 'a' });
  const one = '--organisation a --problem d1.1 --answer Sorry --seen 2';
  const answer = { text: 'Sorry', seen: 2 };
  const answered = (more: object) => ({ kind: 'answer', which: WHICH, answer: { ...answer, ...more } });
  expect(order(one)).toEqual(answered({ isRefused: false }));
  expect(order(`${one} --refund 45.50`)).toEqual(answered({ isRefused: false, refund: 4_550 }));
  expect(order(`${one} --refund rule`)).toEqual(answered({ isRefused: false, refund: 'rule' }));
  expect(order(`${one} --refuse`)).toEqual(answered({ isRefused: true }));
  const file = { kind: 'photo', which: WHICH, file: 'wet.jpg' };
  expect(order('--organisation a --problem d1.1 --photo wet.jpg')).toEqual(file);
});

test.each([
  '--organisation a --problem d1.1',
  '--organisation a --problem d1.1 --answer Sorry',
  '--organisation a --problem d1.1 --answer Sorry --seen all',
  '--organisation a --seen 1',
  '--problem d1.1 --answer Sorry --seen 0',
  '--organisation a --answer Sorry --seen 0',
  '--organisation a --problem d1.1 --answer Sorry --seen 0 --refund 45,50',
  '--organisation a --problem d1.1 --answer Sorry --seen 0 --refund -1',
  '--organisation a --problem d1.1 --answer Sorry --seen 0 --refund 5 --refuse',
  '--organisation a --refuse',
  '--organisation a --photo wet.jpg',
  '--organisation a --problem d1.1 --photo wet.jpg --refuse',
  '--organisation a --problem d1.1 --answer Sorry --seen 0 --photo wet.jpg',
  '--erase',
])('the command line %s is refused', (line) => {
  expect(() => order(line)).toThrow();
});

test('open problems are listed with their clocks, the one that is due first on top, and one is answered', async () => {
  const { orgID } = await scene();
  const [early, late] = [new Date('2026-11-25T12:00:00Z'), new Date('2026-11-26T12:00:00Z')];
  await put(problems.document(orgID, 'd1.1'), problem({ dueAt: late }));
  await put(problems.document(orgID, 'd2.1'), problem({ id: 'd2.1', dueAt: early, reason: 'late' }));
  await put(problems.document(orgID, 'd3.1'), problem({ id: 'd3.1', state: 'answered' }));
  const now = new Date('2026-11-26T08:00:00Z');
  const shown = (await carryOut(database, { kind: 'list', orgID }, now)) as readonly object[];
  expect(shown).toMatchObject([
    { organization: orgID, problem: 'd2.1', reason: 'Late', due: '25 Nov 2026, 14:00 (late)' },
    { problem: 'd1.1', about: 'PO-d1', due: '26 Nov 2026, 14:00', note: 'The bag was wet', seen: 0 },
  ]);
  const answer = { text: 'We are on it', seen: 0 };
  const order = { kind: 'answer', which: { orgID, problemID: 'd1.1' }, answer } as const;
  expect(await carryOut(database, order, now)).toEqual({ problem: 'd1.1', state: 'answered' });
  expect(await read(problems.document(orgID, 'd1.1'))).toMatchObject({ state: 'answered' });
  const everywhere = (await carryOut(database, { kind: 'list', orgID: undefined }, now)) as readonly {
    readonly organization: string;
  }[];
  expect(everywhere.filter(({ organization }) => organization === orgID)).toHaveLength(1);
});

test('the photo of a problem is written to the file that is named, and to none that is there already', async () => {
  const { orgID } = await scene();
  const at = new Date('2026-11-25T12:00:00Z');
  const photo = { id: 'd1.1', orgID, deliveryID: 'd1', type: 'image/jpeg', data: PHOTO, at, expiresAt: at };
  await put(problems.document(orgID, 'd1.1'), problem({ photo: true }));
  await put(problemPhotos.document(orgID, 'd1.1'), photo);
  const [listed] = (await carryOut(database, { kind: 'list', orgID }, at)) as readonly object[];
  expect(listed).toMatchObject({ problem: 'd1.1', photo: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'photo-'));
  try {
    const file = path.join(folder, 'wet.jpg');
    const ask = (problemID: string) =>
      carryOut(database, { kind: 'photo', which: { orgID, problemID }, file }, at);
    expect(await ask('d1.1')).toMatchObject({ problem: 'd1.1', photo: file, type: 'image/jpeg' });
    expect(await readFile(file, 'base64')).toBe(PHOTO);
    await expect(ask('d1.1')).rejects.toThrow('EEXIST');
    await expect(ask('d2.1')).rejects.toThrow('No photo');
  } finally {
    await rm(folder, { recursive: true });
  }
});
