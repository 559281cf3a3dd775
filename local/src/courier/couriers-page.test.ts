import { changeCouriers, couriersPage } from './couriers-page';
import type { FleetState } from './simulated-fleet';

const STATE: FleetState = { rides: 2, paused: false, speed: 20, failNext: false };

const changed = (content: unknown) => {
  const change = jest.fn();
  const answer = changeCouriers({ state: () => STATE, change }, Buffer.from(JSON.stringify(content)));
  return { answer, calls: change.mock.calls };
};

test('the page shows how couriers ride', () => {
  const page = couriersPage({ ...STATE, paused: true }, 'n0nce');
  expect(page).toContain('Under way: 2.');
  expect(page).toContain('name="paused" checked');
  expect(page).toContain('name="failNext">');
  expect(page).toContain('<option value="20" selected>');
});

test('a speed from the command line is one of the choices', () => {
  expect(couriersPage({ ...STATE, rides: 0, speed: 7 }, 'n0nce')).toContain('<option value="7" selected>');
});

test('a cloud without couriers says so', () => {
  expect(couriersPage(undefined, 'n0nce')).toContain('--courier off');
});

test('a change is passed on, and answered with how couriers ride now', () => {
  const { answer, calls } = changed({ speed: 60 });
  expect(calls).toEqual([[{ speed: 60 }]]);
  expect(answer).toEqual({ ...STATE, text: 'Under way: 2.' });
});

test.each([{ speed: 0 }, { speed: 'fast' }, { paused: 'yes' }, { rides: 5 }, 'pause'])(
  '%j changes nothing',
  (content) => {
    expect(changed(content)).toEqual({ answer: undefined, calls: [] });
  },
);
