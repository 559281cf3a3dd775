import { registryEntry } from '../testing/registry-entry';
import { releaseStatement } from '../testing/releases';
import { drawOf, entryFor, releasedRemote } from './choose';

const ON = { enabled: true };
const organizations = Array.from({ length: 10_000 }, (_, index) => `org-${index}`);
const candidate = (percent: number) => ({ entry: registryEntry({ version: 'v2' }), percent });

test.each([1, 5, 25, 50])('%i %% of organisations get the candidate', (percent) => {
  const remote = releasedRemote(releaseStatement({ candidate: candidate(percent) }), ON);
  const drawn = organizations.filter((id) => entryFor(remote, id).version === 'v2').length;
  expect(Math.abs(drawn / 100 - percent)).toBeLessThan(1);
});

test('an organisation that has the candidate keeps it at the next stage', () => {
  const at = (percent: number) => releasedRemote(releaseStatement({ candidate: candidate(percent) }), ON);
  const early = organizations.filter((id) => entryFor(at(5), id).version === 'v2');
  expect(early.filter((id) => entryFor(at(25), id).version !== 'v2')).toEqual([]);
});

test('another version is drawn by other organisations', () => {
  const both = organizations.filter((id) => drawOf(id, 'v2') < 5 && drawOf(id, 'v3') < 5).length;
  // 25 are expected of two draws that do not know each other.
  expect(both).toBeLessThan(60);
});

test('a visitor without an organisation gets what is stable', () => {
  const remote = releasedRemote(releaseStatement({ candidate: candidate(99) }), ON);
  expect(entryFor(remote, undefined).version).toBe('v1');
});

test('a candidate for nobody is not told to pages', () => {
  const remote = releasedRemote(releaseStatement({ candidate: candidate(0) }), ON);
  expect(remote).toMatchObject({ version: 'v1' });
  expect(remote).not.toHaveProperty('candidate');
});

test('a candidate for all is the line itself', () => {
  const remote = releasedRemote(releaseStatement({ candidate: candidate(100) }), ON);
  expect(remote).toMatchObject({ version: 'v2', sequence: 1 });
  expect(remote).not.toHaveProperty('candidate');
});

test.each([5, 100])('a halted candidate at %i %% is given to nobody', (percent) => {
  const remote = releasedRemote(releaseStatement({ candidate: candidate(percent) }), { ...ON, halted: 'v2' });
  expect(organizations.filter((id) => entryFor(remote, id).version !== 'v1')).toEqual([]);
});

test('open pages leave what is halted and what was taken back', () => {
  const statement = releaseStatement({ candidate: candidate(5), withdrawn: ['v0'] });
  expect(releasedRemote(statement, ON).withdrawn).toEqual(['v0']);
  expect(releasedRemote(statement, { ...ON, halted: 'v2' }).withdrawn).toEqual(['v0', 'v2']);
});

test('a halt of another version changes nothing', () => {
  const remote = releasedRemote(releaseStatement({ candidate: candidate(100) }), { ...ON, halted: 'v1' });
  expect(remote.version).toBe('v2');
});

test.each([
  ['the store', true, false],
  ['the statement', false, true],
])('a remote is switched off by %s', (_, signed, stored) => {
  const remote = releasedRemote(releaseStatement({ enabled: signed, candidate: candidate(50) }), {
    enabled: stored,
  });
  expect(organizations.filter((id) => entryFor(remote, id).enabled)).toEqual([]);
});
