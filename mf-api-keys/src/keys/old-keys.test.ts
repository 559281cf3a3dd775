import type { ApiKeyRoll, ApiMode } from '@fleetfoot/shared/model/api/api-key';
import { oldKeys } from './old-keys';

const NOW = new Date('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;

function roll(oldKeyEnding: string, hours: number, mode: ApiMode = 'live'): ApiKeyRoll {
  const oldKeyExpiresAt = new Date(NOW.getTime() + hours * HOUR);
  return { id: oldKeyEnding, mode, at: NOW, by: 'thandi', oldKeyEnding, oldKeyExpiresAt };
}

function endings(rolls: readonly ApiKeyRoll[], mode: ApiMode = 'live') {
  return oldKeys(rolls, mode, NOW).map(({ ending, until }) => [
    ending,
    (until.getTime() - NOW.getTime()) / HOUR,
  ]);
}

test('the working old keys are those of this mode that have not expired', () => {
  expect(endings([roll('aaaa', 24), roll('bbbb', 1), roll('cccc', 5, 'test'), roll('dddd', 0)])).toEqual([
    ['bbbb', 1],
    ['aaaa', 24],
  ]);
  expect(endings([roll('cccc', 5, 'test')], 'test')).toEqual([['cccc', 5]]);
});

test('a later roll ends earlier keys no later than its own', () => {
  expect(endings([roll('new1', 1), roll('old7', 168)])).toEqual([
    ['old7', 1],
    ['new1', 1],
  ]);
  expect(endings([roll('new0', 0), roll('old7', 168)])).toEqual([]);
});

test('a key ended at once is gone at once, even by a clock that is a second behind', () => {
  const at = new Date(NOW.getTime() + 1000);
  expect(endings([{ ...roll('gone', 0), at, oldKeyExpiresAt: at }])).toEqual([]);
});
