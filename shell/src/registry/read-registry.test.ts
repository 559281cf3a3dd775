import { registryEntry } from '@fleetfoot/shared/testing';
import { readRegistry } from './read-registry';

const team = registryEntry({ id: 'mf-team' });

it('reads good entries', () => {
  const { remotes, refused } = readRegistry({ remotes: [team] });
  expect(remotes).toEqual([{ entry: team }]);
  expect(refused).toEqual([]);
});

it.each([undefined, null, 'text', [], { error: 'not found' }, { remotes: {} }])(
  'refuses %j as a registry',
  (value) => {
    expect(() => readRegistry(value)).toThrow('remotes.json must hold a list named remotes.');
  },
);

it('leaves out what is no remote and keeps the others', () => {
  const { remotes, refused } = readRegistry({ remotes: [7, { id: 'x' }, team, team] });
  expect(remotes).toEqual([{ entry: team }]);
  expect(refused.map(({ message }) => message)).toEqual([
    'remotes[0] must be an object.',
    'remotes[1].routes must be a list.',
    'remotes[3].id repeats mf-team.',
  ]);
});

it('keeps routes and navigation of a remote whose files are not described', () => {
  const { entry: _, ...broken } = team;
  const { remotes } = readRegistry({ remotes: [broken] });
  expect(remotes[0]).toMatchObject({
    entry: { id: 'mf-team', nav: team.nav },
    problem: { code: 'contract' },
  });
});
