import { CAMPAIGN_PLANS } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { NOTHING_TYPED, readBrief } from './typed-brief';

const [PLAN] = CAMPAIGN_PLANS;
const NOW = new Date('2026-11-24T08:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('a brief that nobody touched has the usual name, no suburbs and no start', () => {
  expect(readBrief(NOTHING_TYPED, PLAN, NOW).brief).toEqual({
    name: '12 Months from November 2026',
    area: '',
  });
});

test('a brief is read as it was typed, trimmed', () => {
  const typed = { name: ' Kota Summer', area: 'Soweto ', requestedStart: '2026-12-01' };
  expect(readBrief(typed, PLAN, NOW).brief).toEqual({
    ...{ name: 'Kota Summer', area: 'Soweto', requestedStart: '2026-12-01' },
  });
});

test.each([
  [{ name: '' }, { name: 'Enter a name for the campaign.' }],
  [{ area: 'a'.repeat(201) }, { area: 'Use at most 200 characters.' }],
  [{ requestedStart: '2026-11-23' }, { requestedStart: 'Choose today or a later date.' }],
  [{ requestedStart: '2028-01-01' }, { requestedStart: 'Choose a date within a year.' }],
  [{ requestedStart: 'soon' }, { requestedStart: 'Choose a date.' }],
])('a brief with %j says what is wrong with it', (changes, problems) => {
  expect(readBrief({ ...NOTHING_TYPED, ...changes }, PLAN, NOW)).toEqual({ brief: undefined, problems });
});
