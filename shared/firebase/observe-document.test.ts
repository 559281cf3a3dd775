import type { LiveObserver } from './live-store';
import { observeConfirmed } from './observe-document';

/** A source that the test plays, and what its observer was told. */
function scene() {
  const told: unknown[] = [];
  const stop = jest.fn();
  let play: LiveObserver<string | undefined> | undefined;
  const end = observeConfirmed<string>(
    (observer) => {
      play = observer;
      return stop;
    },
    { next: (document) => told.push(document), fail: ({ code }) => told.push({ code }) },
  );
  if (play === undefined) throw new Error('The source was not started.');
  return { told, stop, end, play };
}

it('tells what the server says, also that there is no document', () => {
  const { told, play } = scene();
  play.next({ data: 'Member', fromCache: false, empty: false });
  play.next({ data: undefined, fromCache: false, empty: true });
  expect(told).toEqual(['Member', undefined]);
});

it('concludes nothing from the cache', () => {
  const { told, play } = scene();
  play.next({ data: undefined, fromCache: true, empty: true });
  play.next({ data: 'Member', fromCache: true, empty: false });
  expect(told).toEqual([]);
});

it('names a failure and says nothing after it', () => {
  const { told, play } = scene();
  play.fail(Object.assign(new Error('no'), { code: 'permission-denied' }));
  play.next({ data: 'Member', fromCache: false, empty: false });
  expect(told).toEqual([{ code: 'permission-denied' }]);
});

it('is silent once it was ended', () => {
  const { told, stop, end, play } = scene();
  end();
  expect(stop).toHaveBeenCalledTimes(1);
  play.next({ data: undefined, fromCache: false, empty: true });
  play.fail(new Error('late'));
  expect(told).toEqual([]);
});
