import { isoText } from '@fleetfoot/shared/testing/moments';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { MOMENT_FORM, sentMoment } from './moment';

const SCHEMA = sentMoment('When.');

function read(text: unknown): { readonly moment?: string; readonly refusal?: string } {
  const { success, output, issues } = v.safeParse(SCHEMA, text);
  return success ? { moment: output } : { refusal: issues[0].message };
}

test.each([
  ['2026-12-05T14:05:00+02:00', '2026-12-05T12:05:00.000Z'],
  ['2026-12-05T14:05:00+02', '2026-12-05T12:05:00.000Z'],
  ['2026-12-05T14:05:00-0330', '2026-12-05T17:35:00.000Z'],
  ['2026-12-05 14:05:00Z', '2026-12-05T14:05:00.000Z'],
  ['2026-12-05T14:05:00.123456789Z', '2026-12-05T14:05:00.123Z'],
  ['2026-12-05T14:05:00.5-00', '2026-12-05T14:05:00.500Z'],
  ['2028-02-29T23:59:59+23:59', '2028-02-29T00:00:59.000Z'],
])('%s is read', (text, moment) => {
  expect(read(text)).toEqual({ moment });
});

test.each([
  ['2026-12-05T14:05:00', MOMENT_FORM],
  ['2026-12-05T14:05:00 02:00', MOMENT_FORM],
  ['2026-12-05T24:00:00Z', MOMENT_FORM],
  ['2026-12-05T23:59:60Z', MOMENT_FORM],
  ['2026-W49-6T14:05:00Z', MOMENT_FORM],
  ['2026-12-05T14:05:00Z\n', MOMENT_FORM],
  ['\u0662026-12-05T14:05:00Z', MOMENT_FORM],
  ['', MOMENT_FORM],
  ['2026-02-30T00:00:00Z', `There is no such day. ${MOMENT_FORM}`],
  ['2027-02-29T00:00:00Z', `There is no such day. ${MOMENT_FORM}`],
  ['2026-13-01T00:00:00Z', `There is no such day. ${MOMENT_FORM}`],
  ['0000-01-01T00:00:00Z', 'Use a year from 2000 to 2099, such as 2026-11-22T14:30:00+02:00.'],
  ['9999-12-31T23:59:59-14:00', 'Use a year from 2000 to 2099, such as 2026-11-22T14:30:00+02:00.'],
  ['2100-01-01T00:00:00+00:00', 'Use a year from 2000 to 2099, such as 2026-11-22T14:30:00+02:00.'],
])('%j is refused', (text, refusal) => {
  expect(read(text)).toEqual({ refusal });
});

/** The moment of a text in the one form that is read, reckoned by its parts; `undefined` for another text. */
function reckoned(text: string): number | undefined {
  const [, ...parts] =
    /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(\.\d{1,9})?(?:Z|([+-])(\d\d):?(\d\d)?)$/.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(0, 6).map(Number);
  const [fraction = '0', sign, hours = '0', minutes = '0'] = parts.slice(6);
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isReal =
    month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second < 60;
  if (!isReal || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const milliseconds = Math.floor(Number(fraction) * 1_000 + 1e-7);
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds) - offset;
}

test('Every text of ISO 8601 is read to its moment, or refused with the form that is expected', () => {
  let moments = 0;
  fc.assert(
    fc.property(isoText, (text) => {
      const { moment, refusal } = read(text);
      const expected = reckoned(text);
      const year = expected === undefined ? 0 : new Date(expected).getUTCFullYear();
      if (expected === undefined || year < 2000 || year > 2099) {
        expect([moment, refusal]).toEqual([undefined, expect.stringContaining('2026-11-22T14:30:00+02:00')]);
        return;
      }
      moments += 1;
      expect(moment).toBe(new Date(expected).toISOString());
    }),
    { numRuns: 5_000 },
  );
  expect(moments).toBeGreaterThan(50);
});
