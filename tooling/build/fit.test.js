import { EAGER_DOORS, LAZY_DOORS, shareTable } from '@fleetfoot/shared/federation/build/share-table.js';
import { assertRemoteFits, assertShellFits, misfits } from './fit.js';

const DOORS = [...EAGER_DOORS, ...LAZY_DOORS];
const libraries = { react: '19.3.1', 'react-dom': '19.3.1', 'styled-components': '6.6.0', zustand: '5.1.0' };
const versionsWith = (doors) => ({
  ...libraries,
  doors: { ...Object.fromEntries(DOORS.map((door) => [door, '1.0.0'])), ...doors },
});

/** What a shell of these doors would say about itself; its libraries are those that it was built with. */
function shellOf(doors) {
  const provides = {};
  for (const [request, share] of Object.entries(shareTable('host', versionsWith(doors)))) {
    const version = share.version ?? share.requiredVersion.slice(1);
    const key = share.shareKey ?? request;
    provides[key] = [...(provides[key] ?? []), version];
  }
  return { provides, contracts: [1, 0] };
}

function remoteOf(id, doors = {}) {
  const table = Object.entries(shareTable('remote', versionsWith(doors)));
  const requires = Object.fromEntries(table.map(([key, { requiredVersion }]) => [key, requiredVersion]));
  return { id, version: 'a1', contract: 1, requires };
}

const SIX = ['auth', 'deliveries', 'advertising', 'restaurants', 'team-billing', 'api-keys'].map((name) =>
  remoteOf(`mf-${name}`),
);

test('a shell whose door grew by a minor version runs every remote that was not built again', () => {
  expect(misfits(shellOf({ ui: '1.1.0', session: '1.4.2' }), SIX)).toEqual([]);
});

test('a shell with the next major of a door is refused, with every live remote that it would break', () => {
  const shell = shellOf({ ui: '2.0.0' });
  expect(misfits(shell, SIX).map(({ id }) => id)).toEqual(SIX.map(({ id }) => id));
  expect(() => assertShellFits(shell, SIX)).toThrow(
    /break remotes:\n {2}mf-auth a1 requires @fleetfoot\/shared\/ui \^1\.0\.0, the shell has 2\.0\.0\.\n[\s\S]*mf-api-keys[\s\S]*\nRelease those remotes first, or keep the old door/,
  );
});

test('a shell that keeps the old major of a door runs old remotes beside moved ones', () => {
  const shell = shellOf({ ui: '2.0.0', 'ui/v1': '1.0.0' });
  expect(misfits(shell, [...SIX, remoteOf('mf-moved', { ui: '2.0.0' })])).toEqual([]);
});

test('a shell without a door that a live remote takes is refused', () => {
  const { provides, contracts } = shellOf({});
  const { '@fleetfoot/shared/maps': _, ...rest } = provides;
  expect(misfits({ provides: rest, contracts }, [remoteOf('mf-a')])).toEqual([
    { id: 'mf-a', version: 'a1', problem: 'requires @fleetfoot/shared/maps ^1.0.0, the shell has none' },
  ]);
});

test('a remote that takes what the live shell does not have yet is refused', () => {
  const ahead = remoteOf('mf-a', { ui: '1.1.0' });
  expect(() => assertRemoteFits(shellOf({}), ahead)).toThrow(
    'The live shell cannot run mf-a:\n  mf-a a1 requires @fleetfoot/shared/ui ^1.1.0, the shell has 1.0.0.\nRelease the shell first',
  );
  expect(() => assertRemoteFits(shellOf({ ui: '1.1.0' }), ahead)).not.toThrow();
});

test('a contract is spoken in the number of the shell and the one before', () => {
  const shell = { ...shellOf({}), contracts: [2, 1] };
  expect(misfits(shell, [{ ...remoteOf('mf-a'), contract: 2 }, remoteOf('mf-b')])).toEqual([]);
  expect(misfits(shell, [{ ...remoteOf('mf-a'), contract: 3 }])).toEqual([
    { id: 'mf-a', version: 'a1', problem: 'speaks contract 3, the shell 2 and 1' },
  ]);
});

test.each([[undefined], [['react']], ['react']])(
  'a line that requires %j is taken for one that breaks',
  (requires) => {
    const [found] = misfits(shellOf({}), [{ ...remoteOf('mf-a'), requires }]);
    expect(found.problem).toBe('does not say what it requires');
  },
);

test('a remote that is switched off is judged too: it may come back', () => {
  const off = { ...remoteOf('mf-a'), enabled: false };
  expect(misfits(shellOf({ ui: '2.0.0' }), [off])).toHaveLength(1);
});

test('a key from the prototype of the list is no module of the shell', () => {
  const remote = { ...remoteOf('mf-a'), requires: { constructor: '^1.0.0' } };
  expect(misfits(shellOf({}), [remote])[0].problem).toContain('the shell has none');
});

test('a shell that does not say what it provides is refused', () => {
  expect(() => misfits({ scripts: [] }, SIX)).toThrow('Build it again');
});
