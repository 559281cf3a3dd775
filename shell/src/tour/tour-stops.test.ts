import type { TourStop } from '@fleetfoot/shared/contract';
import { registryEntry } from '@fleetfoot/shared/testing';
import { openedRemote } from '../chrome/testing/opened-remote';
import type { KnownRemotes } from '../remotes/known-remotes';
import { tourStops } from './tour-stops';

jest.mock('@fleetfoot/shared/firebase', () => ({ databaseIsOpen: async () => {} }));

function stop(label: string, order: number, path = '/deliveries'): TourStop {
  return { label, order, path, text: 'Some page.' };
}

/** Remotes by what they tell; one that tells nothing never answers. */
function remotes(told: Readonly<Record<string, readonly TourStop[] | undefined>>): KnownRemotes {
  return {
    entries: () => Object.keys(told).map((id) => registryEntry({ id, day: true })),
    async open(id) {
      const stops = told[id];
      return openedRemote({ readDay: () => (stops ? Promise.resolve({ stops }) : new Promise(() => {})) });
    },
  };
}

test('stops at one place, or at none, cost no other stop', async () => {
  const { stops } = await tourStops(
    remotes({
      'mf-one': [stop('First', 10), stop('Nowhere', Number.NaN), stop('Never', Number.POSITIVE_INFINITY)],
      'mf-two': [stop('Also first', 10), stop('Instead of Find', 50), stop('Last', 60)],
    }),
  );
  expect(stops.map(({ label }) => label)).toEqual(['First', 'Find anything', 'Last']);
});

test('a stop on a page that no remote of this release has is left out', async () => {
  const { stops } = await tourStops(
    remotes({ 'mf-one': [stop('Known', 10, '/deliveries/d1'), stop('Unknown', 20, '/test/example')] }),
  );
  expect(stops.map(({ label }) => label)).toEqual(['Known', 'Find anything']);
});

test('a remote that does not answer is waited for no longer than eight seconds', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const found = tourStops(remotes({ 'mf-slow': undefined, 'mf-one': [stop('First', 10)] }));
  await jest.advanceTimersByTimeAsync(8_000);
  jest.useRealTimers();
  const { stops, isWhole } = await found;
  expect(stops.map(({ label }) => label)).toEqual(['First', 'Find anything']);
  expect(isWhole).toBe(false);
});
