import { countDocuments, fetchDocument, postFunction } from '@fleetfoot/shared/firebase';
import { fakeServices, fakeSession, sessions } from '@fleetfoot/shared/testing';
import { readTeamAndBilling } from './day';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual('@fleetfoot/shared/firebase'),
  countDocuments: jest.fn(async () => 1),
  fetchDocument: jest.fn(async () => ({ amount: 11_500 })),
  postFunction: jest.fn(async () => []),
}));

test('a card that cannot be asked for costs only its own step, and what is told is partial', async () => {
  const whole = await readTeamAndBilling(fakeServices(), { steps: true });
  expect(whole.steps?.map(({ label }) => label)).toEqual([
    ...['Add a card', 'Invite a colleague', 'Invite a second Admin'],
  ]);
  expect(whole).not.toHaveProperty('isPartial');
  const failure = new Error('Stripe is down');
  jest.mocked(postFunction).mockRejectedValueOnce(failure);
  const services = fakeServices();
  const { figures, steps, isPartial } = await readTeamAndBilling(services, { steps: true });
  expect(figures).toMatchObject([{ label: 'this month' }]);
  expect(steps?.map(({ label }) => label)).toEqual(['Invite a colleague', 'Invite a second Admin']);
  expect(isPartial).toBe(true);
  expect(services.report).toHaveBeenCalledWith(failure, { kind: 'day' });
});

test('a day of which nothing can be read is a failure', async () => {
  const failure = new Error('no network');
  for (const read of [countDocuments, fetchDocument, postFunction]) {
    jest.mocked(read).mockRejectedValueOnce(failure).mockRejectedValue(failure);
  }
  await expect(readTeamAndBilling(fakeServices(), { steps: true })).rejects.toBe(failure);
});

test('the tour asks the server for nothing, and tells Members nothing that they may not do', async () => {
  jest.mocked(fetchDocument).mockClear();
  const asked = { steps: false, stops: true };
  const { stops = [], ...others } = await readTeamAndBilling(fakeServices(), asked);
  expect(others).toEqual({});
  expect(fetchDocument).not.toHaveBeenCalled();
  expect(stops.map(({ path }) => path)).toEqual(['/team', '/billing']);
  expect(stops[0]?.text).toMatch(/^Invite colleagues/);
  const ofMember = await readTeamAndBilling(fakeServices({ session: fakeSession(sessions.member) }), asked);
  expect(ofMember.stops?.[0]?.text).not.toMatch(/invite/i);
});
