import { chooseData } from '../device/choose-data';
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

it("an observer gets the server's answer, also that there is no document", () => {
  const { told, play } = scene();
  play.next({ data: 'Member', fromCache: false, empty: false });
  play.next({ data: undefined, fromCache: false, empty: true });
  expect(told).toEqual(['Member', undefined]);
});

it('the cache alone is no answer', () => {
  const { told, play } = scene();
  play.next({ data: undefined, fromCache: true, empty: true });
  play.next({ data: 'Member', fromCache: true, empty: false });
  expect(told).toEqual([]);
});

it('an observer gets a failure and no value after it', () => {
  const { told, play } = scene();
  play.fail(Object.assign(new Error('no'), { code: 'permission-denied' }));
  play.next({ data: 'Member', fromCache: false, empty: false });
  expect(told).toEqual([{ code: 'permission-denied' }]);
});

it('a source that fails is ended, and no choice begins it anew', () => {
  const { stop, play } = scene();
  play.fail(Object.assign(new Error('no'), { code: 'permission-denied' }));
  expect(stop).toHaveBeenCalledTimes(1);
  chooseData('on', 'u1');
  expect(stop).toHaveBeenCalledTimes(1);
  localStorage.clear();
});

it('an observer whom nobody answered hears what is answered later', () => {
  const { told, stop, play } = scene();
  play.fail(Object.assign(new Error('late'), { code: 'deadline-exceeded' }));
  play.next({ data: 'Member', fromCache: false, empty: false });
  expect(told).toEqual([{ code: 'timeout' }, 'Member']);
  expect(stop).not.toHaveBeenCalled();
});

it('a stopped observer gets no values', () => {
  const { told, stop, end, play } = scene();
  end();
  expect(stop).toHaveBeenCalledTimes(1);
  play.next({ data: undefined, fromCache: false, empty: true });
  play.fail(new Error('late'));
  expect(told).toEqual([]);
});

it('a choice about data begins the source anew, and not after the end', () => {
  const { stop, end } = scene();
  chooseData('on', 'u1');
  expect(stop).toHaveBeenCalledTimes(1);
  end();
  chooseData('off', 'u1');
  expect(stop).toHaveBeenCalledTimes(2);
  localStorage.clear();
});
