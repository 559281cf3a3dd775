import { listSummary } from './list-summary';

const COUNT = {
  shown: 50,
  loaded: 50,
  isComplete: true,
  isNarrowed: false,
  isSearched: false,
  isOfDay: false,
};

test.each([
  [{ shown: 1, loaded: 1 }, '1 delivery.'],
  [{ shown: 1, loaded: 1, isNarrowed: true }, '1 delivery that fits the filters.'],
  [{ isNarrowed: true }, '50 deliveries that fit the filters.'],
  [{ shown: 0, isSearched: true }, '0 of 50 deliveries.'],
  [{ isComplete: false }, 'Showing the newest 50; there are older ones.'],
  [
    { isComplete: false, isNarrowed: true },
    'Showing the newest 50 that fit the filters; there are older ones.',
  ],
  [
    { isComplete: false, isNarrowed: true, isOfDay: true },
    'Showing the first 50 that fit the filters; there are later ones.',
  ],
  [
    { isComplete: false, isSearched: true, shown: 3 },
    '3 deliveries found. Searched the newest 50; there are older ones.',
  ],
])('the summary of %o is: %s', (change, text) => expect(listSummary({ ...COUNT, ...change })).toBe(text));
