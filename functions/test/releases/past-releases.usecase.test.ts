import { answerReleases } from '../../src/releases/answer-releases';
import { releaseStore } from '../../src/releases/release-store';
import { memoryFiles } from '../../src/releases/testing/memory-releases';
import { database } from '../world/data';

const ID = 'mf-past';
const store = releaseStore(database, () => new Date());
const services = { store, files: memoryFiles(), trust: () => Promise.reject(new Error('not asked')) };

async function ask(path: string, method = 'GET') {
  const { status, body } = await answerReleases(services, { method, path, body: Buffer.alloc(0) });
  const { past = [] } = JSON.parse(body.toString()) as { past?: readonly { statement: string }[] };
  return {
    status,
    past: past.map(({ statement }) => (JSON.parse(statement) as { sequence: number }).sequence),
  };
}

const downFrom = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => first - index);

test('Statements of the past are told twenty at a time, newest first, back to the first one', async () => {
  for (let sequence = 1; sequence <= 45; sequence += 1)
    await store.publish(ID, sequence, {
      statement: JSON.stringify({ sequence }),
      keyID: 'k',
      signature: 's',
    });
  expect(await ask(`/releases/${ID}`)).toEqual({ status: 200, past: downFrom(45, 26) });
  expect(await ask(`/releases/${ID}/26`)).toEqual({ status: 200, past: downFrom(25, 6) });
  expect(await ask(`/releases/${ID}/6`)).toEqual({ status: 200, past: downFrom(5, 1) });
  for (const number of [0, 1, 99_999_999])
    expect(await ask(`/releases/${ID}/${number}`)).toEqual({ status: 200, past: [] });
  expect((await ask(`/releases/${ID}/26`, 'POST')).status).toBe(405);
});
