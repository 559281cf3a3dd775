import { windowStretch } from './window-stretch';

/** A list of which the window shows what lies this far below its top. */
function listAt(scrolled: number) {
  const element = document.createElement('div');
  let top = -scrolled;
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  return {
    element,
    scrollTo(place: number) {
      top = -place;
      window.dispatchEvent(new Event('scroll'));
    },
  };
}

test('the stretch is the window and a margin, and moves with the page', () => {
  const list = listAt(0);
  const stretch = windowStretch(() => list.element);
  const listener = jest.fn();
  const stop = stretch.subscribe(listener);
  stretch.look();
  const first = stretch.get();
  expect(first.from).toBeLessThan(0);
  expect(first.to).toBeGreaterThan(window.innerHeight);

  list.scrollTo(5_000);
  expect(stretch.get().from).toBeGreaterThan(4_000);
  expect(stretch.get().to).toBeGreaterThan(5_000 + window.innerHeight);
  const calls = listener.mock.calls.length;
  stop();
  list.scrollTo(0);
  expect(listener).toHaveBeenCalledTimes(calls);
});

test('scrolling by a few pixels keeps the stretch of rows', () => {
  const list = listAt(1_000);
  const stretch = windowStretch(() => list.element);
  stretch.look();
  const listener = jest.fn();
  stretch.subscribe(listener);
  const before = stretch.get();
  list.scrollTo(1_010);
  expect(stretch.get()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

test('a list that is not in the page is nowhere', () => {
  const stretch = windowStretch(() => null);
  const before = stretch.get();
  stretch.look();
  expect(stretch.get()).toBe(before);
});
