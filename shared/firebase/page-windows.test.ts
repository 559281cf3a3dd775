import { MOST_IN_WINDOW, type PageWindow, type Place, withHeadJoined, withNextWindow } from './page-windows';

function places(from: number, to: number): Place[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ id: `${from + index}` }));
}

const HEAD: PageWindow<Place> = { key: 0, limit: 50 };

test('the next stretch begins behind the last document, and asks for no more than the rules allow', () => {
  expect(withNextWindow([HEAD], { id: '50' }, 50)).toEqual([
    HEAD,
    { key: 1, after: { id: '50' }, limit: 50 },
  ]);
  expect(withNextWindow([HEAD], { id: '50' }, 9_999)[1]?.limit).toBe(MOST_IN_WINDOW);
});

describe('the first stretch', () => {
  const two = withNextWindow([HEAD], { id: '50' }, 50);

  test.each([
    ['alone is left to slide', [HEAD], places(-3, 46)],
    ['that still ends at the seam stays', two, places(1, 50)],
    ['that has become shorter stays', two, places(1, 30)],
  ])('%s', (_, windows, now) => expect(withHeadJoined(windows, now)).toBe(windows));

  test('a stretch that lost a document is bound to the seam', () => {
    expect(withHeadJoined(two, places(0, 49))).toEqual([
      { key: 0, until: { id: '50' }, limit: MOST_IN_WINDOW },
      two[1],
    ]);
  });

  test('a stretch that has grown is cut in two before its limit hides anything', () => {
    const bound = withHeadJoined(two, places(0, 49));
    expect(withHeadJoined(bound, places(-98, 50))).toBe(bound);
    expect(withHeadJoined(bound, places(-99, 50))).toEqual([
      { key: 0, until: { id: '-50' }, limit: MOST_IN_WINDOW },
      { key: 2, after: { id: '-50' }, until: { id: '50' }, limit: MOST_IN_WINDOW },
      two[1],
    ]);
  });
});
