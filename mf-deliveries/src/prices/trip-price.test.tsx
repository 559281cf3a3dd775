import { AppError } from '@fleetfoot/shared/domain';
import { QUOTE_MS } from '@fleetfoot/shared/model/delivery/quote';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import type { QuoteAnswer } from '@fleetfoot/shared/operations';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { AskPrice, Trip } from './trip';
import { TripPrice } from './trip-price';

const TRIP: Trip = {
  pickup: { latitude: -33.9221, longitude: 18.4197 },
  dropoff: { latitude: -33.9136, longitude: 18.3886 },
  urgency_level: 'on_demand',
};
const FURTHER: Trip = { ...TRIP, dropoff: { latitude: -33.96, longitude: 18.47 } };

function quoted(metres: number): QuoteAnswer {
  const price = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres, seconds: 1_500 });
  return { quoteID: `q${metres}`, price };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status').textContent?.replace(/[\u00a0\u202f]/g, ' ');

/** The price of a trip, asked for as often as the test lets time pass. */
function open(...answers: readonly (QuoteAnswer | AppError)[]) {
  return openBeside(undefined, answers);
}

function openBeside(before: number | undefined, answers: readonly (QuoteAnswer | AppError)[]) {
  const ask = jest.fn<ReturnType<AskPrice>, [Trip]>(async () => quoted(10_000));
  for (const answer of answers) {
    if (answer instanceof Error) ask.mockRejectedValueOnce(answer);
    else ask.mockResolvedValueOnce(answer);
  }
  const onShow = jest.fn();
  const given = { later: 'You can create the delivery; its price is set before it is dispatched.', before };
  let show: (trip: Trip) => void = () => {};
  function Changing() {
    const [trip, setTrip] = useState(TRIP);
    show = setTrip;
    return <TripPrice trip={trip} ask={ask} onShow={onShow} {...given} />;
  }
  const page = renderPage(<Changing />);
  return { ...page, ask, onShow, show: (trip: Trip) => act(() => show(trip)) };
}

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a price is announced with its road, and can be opened', async () => {
  const { ask, onShow } = open(quoted(12_300));
  expect(status()).toBe('Working out the price…');
  expect(ask).not.toHaveBeenCalled();
  await after(400);
  expect(status()).toBe('R 93,15 incl. VAT, 12,3 km, about 25 minutesValid for 10 minutes.');
  const details = screen.getByRole('button', { name: 'Price details' });
  expect(details).toBeVisible();
  const { quote } = onShow.mock.lastCall[0];
  expect(quote).toMatchObject({ quoteID: 'q12300', price: { total: 9_315 } });
  // It ends before the server's does, for the delivery to arrive in time.
  expect(quote.expiresAt.getTime() - Date.now()).toBeLessThan(QUOTE_MS - 10_000);
});

test('a price is asked for once when a trip changes quickly', async () => {
  const { ask, show } = open();
  await after(200);
  show(FURTHER);
  await after(399);
  expect(ask).not.toHaveBeenCalled();
  await after(1);
  expect(ask.mock.calls).toEqual([[FURTHER]]);
});

test('an answer that comes for an earlier trip is not shown', async () => {
  let answer: (found: QuoteAnswer) => void = () => {};
  const { ask, onShow, show } = open();
  ask.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await after(400);
  show(FURTHER);
  await act(async () => answer(quoted(12_300)));
  expect(status()).toBe('Working out the price…');
  await after(400);
  expect(status()).toContain('10 km');
  const shown = onShow.mock.calls.flatMap(([price]) => (price ? [price.quote.quoteID] : []));
  expect(shown).toEqual(['q10000']);
});

test('a price is asked for again before it expires, and what is shown stays meanwhile', async () => {
  const { ask, onShow } = open(quoted(12_300), quoted(20_000));
  await after(400);
  await after(QUOTE_MS - 20_000);
  expect(status()).toContain('12,3 km');
  await after(400);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(status()).toContain('20 km');
  expect(onShow.mock.lastCall[0].quote.quoteID).toBe('q20000');
});

test('a page that nobody looks at asks for no more prices until somebody does', async () => {
  const { ask } = open();
  await after(400);
  setHidden(true);
  await after(3 * QUOTE_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  setHidden(false);
  await after(400);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each<[string, QuoteAnswer | AppError, RegExp]>([
  ['roads that cannot be measured', { failure: 'unavailable' }, /could not be worked out\. You can create/],
  ['a failure', new AppError('internal', 'x'), /could not be worked out\. You can create/],
  ['too many questions', new AppError('resource-exhausted', 'x'), /Too many prices/],
])('after %s the price can be asked for again', async (_, answer, said) => {
  const { ask, onShow } = open(answer, quoted(12_300));
  await after(400);
  expect(status()).toMatch(said);
  expect(onShow.mock.lastCall).toEqual([undefined]);
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await after(400);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(status()).toContain('12,3 km');
});

test('a trip without a road says so, and asks for other addresses', async () => {
  open({ failure: 'no_road' });
  await after(400);
  expect(status()).toBe('There is no road between these addresses. Check them.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a device without a network says that the price comes later, and asks when the network is back', async () => {
  const { ask, services } = open(new AppError('offline', 'x'));
  await after(400);
  expect(status()).toMatch(/^You are offline.*set before it is dispatched\.$/);
  expect(services.report).not.toHaveBeenCalled();
  await act(async () => window.dispatchEvent(new Event('online')));
  await after(400);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(status()).toContain('10 km');
});

test.each([
  [8_050, 'As much as before'],
  [7_000, 'R 10,50 more than before'],
  [9_000, 'R 9,50 less than before'],
])('a price beside one of %d cents says what the change comes to', async (before, text) => {
  openBeside(before, [quoted(10_000)]);
  await after(400);
  expect(status()).toContain(text);
});
