import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { type Answer, refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { rounds } from '../depth';
import { inLanes, tally } from '../in-lanes';
import { database } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { admins, list, putOrganization } from '../world/team';

/** Races, shared evenly by the mixes. */
const RACES = rounds({ sample: 20, deep: 200 });
const LANES = 8;

const MIXES = [
  ['demote', 'demote'],
  ['remove', 'remove'],
  ['demote', 'remove'],
  ['remove', 'demote'],
] as const;

function act(deed: 'demote' | 'remove', orgID: string, by: SignedIn, { uid }: SignedIn): Promise<Answer> {
  return deed === 'demote'
    ? callFunction('changeRole', { orgID, memberID: uid, role: 'Member' }, by.idToken)
    : callFunction('deleteMember', { orgID, memberID: uid }, by.idToken);
}

/** The outcome of two Admins who demote or remove each other at once. */
async function race(number: number) {
  const [one, other] = MIXES[number % MIXES.length] ?? MIXES[0];
  const [first, second] = [somebody(), somebody()];
  const orgID = await putOrganization([
    [first, 'Admin'],
    [second, 'Admin'],
  ]);
  const answers = await Promise.all([act(one, orgID, first, second), act(other, orgID, second, first)]);
  const winner = answers[0].status === 200 ? first : second;
  return {
    mix: `${one}/${other}`,
    statuses: answers.map(({ status }) => status).sort(),
    loser: refusal(answers[0].status === 200 ? answers[1] : answers[0]).code,
    admins: await admins(orgID),
    winnerIsAdmin:
      ((await list(orgID, teamMembers))[winner.uid] as { role?: string } | undefined)?.role === 'Admin',
    wonBy: winner === first ? 'first' : 'second',
  };
}

test(`a single Admin remains when two demote or remove each other, ${RACES} times`, async () => {
  const started = Date.now();
  const races = await inLanes(RACES, LANES, race);
  const counts = {
    races: tally(races.map(({ mix }) => mix)),
    wonBy: tally(races.map(({ wonBy }) => wonBy)),
    admins: tally(races.map(({ admins }) => String(admins))),
    seconds: Math.round((Date.now() - started) / 1000),
  };
  process.stdout.write(`Admin races: ${JSON.stringify(counts)}\n`);
  for (const result of races) {
    expect(result).toMatchObject({
      statuses: [200, 403],
      loser: 'permission-denied',
      admins: 1,
      winnerIsAdmin: true,
    });
  }
  expect(races).toHaveLength(RACES);
}, 600_000);

test('five Admins who all demote all others leave one', async () => {
  const people = Array.from({ length: 5 }, () => somebody());
  const orgID = await putOrganization(people.map((person) => [person, 'Admin']));
  await Promise.all(
    people.flatMap((by) => people.filter((to) => to !== by).map((to) => act('demote', orgID, by, to))),
  );
  expect(await admins(orgID)).toBe(1);
}, 120_000);

afterAll(() => database.terminate());
