import { momentPresets, timePresets } from './time-presets';

function of(now: string) {
  return Object.fromEntries(timePresets(new Date(now)).map(({ label, start, end }) => [label, [start, end]]));
}

test('presets of a morning are South African times', () => {
  expect(of('2026-11-25T07:31:20Z')).toEqual({
    'In 1 hour': ['2026-11-25T10:45', '2026-11-25T11:45'],
    'This afternoon': ['2026-11-25T13:00', '2026-11-25T17:00'],
    'Tomorrow 9 to 12': ['2026-11-26T09:00', '2026-11-26T12:00'],
  });
});

test('an afternoon that has begun starts at the next quarter but a moment', () => {
  expect(of('2026-11-25T12:20:00Z')['This afternoon']).toEqual(['2026-11-25T14:45', '2026-11-25T17:00']);
});

test.each(['2026-11-25T14:00:00Z', '2026-11-25T16:30:00Z', '2026-11-25T21:59:00Z'])(
  'an afternoon of which less than an hour is left is not offered at %s',
  (now) => {
    expect(Object.keys(of(now))).toEqual(['In 1 hour', 'Tomorrow 9 to 12']);
  },
);

test('tomorrow is the day after the South African date, not the one in UTC', () => {
  expect(of('2026-11-30T22:30:00Z')['Tomorrow 9 to 12']).toEqual(['2026-12-02T09:00', '2026-12-02T12:00']);
  expect(of('2026-11-30T21:30:00Z')).toMatchObject({
    'In 1 hour': ['2026-12-01T00:30', '2026-12-01T01:30'],
    'Tomorrow 9 to 12': ['2026-12-01T09:00', '2026-12-01T12:00'],
  });
});

test('moments of a day are South African times, and one that is over is not offered', () => {
  const moments = (now: string) => momentPresets(new Date(now)).map(({ label, start }) => [label, start]);
  expect(moments('2026-11-25T07:31:20Z')).toEqual([
    ['In 1 hour', '2026-11-25T10:45'],
    ['Today 13:00', '2026-11-25T13:00'],
    ['Tomorrow 9:00', '2026-11-26T09:00'],
  ]);
  expect(moments('2026-11-25T10:46:00Z').map(([label]) => label)).toEqual(['In 1 hour', 'Tomorrow 9:00']);
});
