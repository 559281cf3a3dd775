import * as v from '@fleetfoot/shared/schema';
import { CampaignBriefSchema, KeptBriefSchema, startBounds, usualCampaignName } from './campaign-brief';

const NOW = new Date('2026-11-24T22:30:00Z');
const BRIEF = { name: 'Kota Summer', area: 'Soweto, Orlando West', requestedStart: '2026-12-01' };

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

/** What is wrong with a brief, in words. */
function problems(changes: object): readonly string[] {
  const { issues = [] } = v.safeParse(CampaignBriefSchema, { ...BRIEF, ...changes });
  return issues.map(({ message }) => message);
}

test('a brief comes out trimmed; suburbs and start may be left open', () => {
  expect(v.parse(CampaignBriefSchema, { ...BRIEF, name: ' Kota\tSummer ' })).toEqual(BRIEF);
  expect(v.parse(CampaignBriefSchema, { name: 'Kota', area: '' })).toEqual({ name: 'Kota', area: '' });
});

test.each([
  [{ name: '  ' }, 'Enter a name for the campaign.'],
  [{ name: 'a'.repeat(81) }, 'Use at most 80 characters.'],
  [{ name: 'Kota\nSummer' }, 'Enter a name for the campaign on one line.'],
  [{ name: '\u3164\u200b' }, 'Enter a name for the campaign.'],
  [{ area: 'a'.repeat(201) }, 'Use at most 200 characters.'],
  [{ requestedStart: 'soon' }, 'Choose a date.'],
  [{ requestedStart: '2026-02-30' }, 'Choose a date that is in the calendar.'],
  [{ requestedStart: '2027-11-26' }, 'Choose a date within a year.'],
  [{ requestedStart: '2026-09-01' }, 'Choose today or a later date.'],
])('a brief with %j is refused', (changes, message) => {
  expect(problems(changes)).toContain(message);
});

test('a brief with another field is refused', () => {
  expect(problems({ status: 'Active' })).toHaveLength(1);
});

test('a start can be asked for from today in South Africa to a year ahead', () => {
  expect(startBounds(NOW)).toEqual({ earliest: '2026-11-25', latest: '2027-11-25' });
  for (const requestedStart of Object.values(startBounds(NOW))) {
    expect(problems({ requestedStart })).toEqual([]);
  }
});

test('a purchase that is finished late still has the start that it asked for', () => {
  expect(problems({ requestedStart: '2026-10-01' })).toEqual([]);
  expect(v.is(KeptBriefSchema, { ...BRIEF, requestedStart: '2020-01-01' })).toBe(true);
});

test('a campaign without a name is called by its plan and its month', () => {
  expect(usualCampaignName({ name: 'Month-to-Month' }, NOW)).toBe('Month-to-Month from November 2026');
});
