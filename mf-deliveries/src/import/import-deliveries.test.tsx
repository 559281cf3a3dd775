import { AppError } from '@fleetfoot/shared/domain';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model';
import type { ImportAnswer, ImportRow, QuoteAnswer } from '@fleetfoot/shared/operations';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AskPrices, Trip } from '../prices/trip';
import { ImportDeliveries } from './import-deliveries';
import type { RememberedHeadings } from './map/mapping';
import { memoryJobStore } from './testing/memory-job-store';
import { SHOP } from './testing/saved-address';
import { textFile } from './testing/text-file';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../testing/plain-maps'));

const HEADINGS =
  'External ID;Pickup address;Drop-off address;Drop-off latitude;Drop-off longitude;Drop-off name;Drop-off phone number';

function line(id: string, phone = '0831234567', pickup = 'shop'): string {
  return `${id};${pickup};5 Beach Road;-33,9136;18,3886;Lerato Dlamini;${phone}`;
}

function csv(...lines: readonly string[]): File {
  return textFile('orders.csv', [HEADINGS, ...lines].join('\r\n'));
}

const price = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 10_000, seconds: 900 });

function quoted({ dropoff }: Trip): QuoteAnswer {
  return { quoteID: `quote${dropoff.longitude}`.replace('.', ''), price };
}

function createAll(rows: readonly ImportRow[]): readonly ImportAnswer[] {
  return rows.map(({ row }) => ({ row, result: 'created', deliveryID: `d-${row}` }));
}

function scene({
  remembered = {},
  store = memoryJobStore(),
}: {
  remembered?: RememberedHeadings;
  store?: ReturnType<typeof memoryJobStore>;
} = {}) {
  const send = jest.fn(async (_: string, rows: readonly ImportRow[]) => createAll(rows));
  const ask = jest.fn<ReturnType<AskPrices>, Parameters<AskPrices>>(async (trips) => trips.map(quoted));
  const headings = { recall: jest.fn(async () => remembered), remember: jest.fn(async () => {}) };
  const page = renderPage(
    <ImportDeliveries {...{ store, headings, send, ask }} addresses={[SHOP]} defaultPickupID="" />,
  );
  return { ...page, send, ask, headings, store };
}

async function choose(user: UserEvent, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText('CSV file'), file);
}

function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

test('good rows are created also when others fail, and the others are fixed cell by cell', async () => {
  const { user, send, store } = scene();
  await choose(user, csv(line('A'), line('B', '12'), line('C')));
  expect(await screen.findByText('2 rows ready, 1 row to fix.')).toBeVisible();

  await user.click(button('Create 2 deliveries'));
  expect(await screen.findByText('2 deliveries created.')).toBeVisible();
  expect(send.mock.calls[0]?.[1].map(({ delivery }) => delivery.external_id)).toEqual(['A', 'C']);
  expect(send.mock.calls[0]?.[1][0]?.delivery.pickup).toMatchObject({
    name: 'Front desk',
    address: { coordinates: { latitude: SHOP.latitude } },
  });

  const grid = screen.getByRole('table', { name: 'Rows to fix' });
  const cell = within(grid).getByRole('textbox', { name: 'Drop-off phone number, row 3' });
  expect(cell).toBeInvalid();
  expect(cell).toHaveAccessibleDescription('Enter a phone number such as 082 123 4567.');
  await user.clear(cell);
  await user.type(cell, '082 123 4567{Enter}');
  expect(await screen.findByText('All rows are ready.')).toBeVisible();
  await user.click(button('Create the other 1 delivery'));
  expect(await screen.findByText('3 deliveries created.')).toBeVisible();
  await waitFor(() => expect(Object.keys(store.kept()?.answers ?? {})).toHaveLength(3));
  expect(new Set(send.mock.calls.map(([importID]) => importID)).size).toBe(1);

  await user.click(button('Import another file'));
  expect(await screen.findByLabelText('CSV file')).toBeVisible();
  await waitFor(() => expect(store.kept()).toBeUndefined());
});

test('columns of other names are mapped by hand, which is remembered', async () => {
  const { user, headings } = scene();
  const file = textFile('other.csv', 'Nommer,Wie,Waar,Tel\n1,Lerato,Shop,0831234567');
  await choose(user, file);
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Choose a column for: External ID, Drop-off address, Drop-off name.',
  );
  await user.selectOptions(screen.getByLabelText('External ID'), 'Nommer');
  await user.selectOptions(screen.getByLabelText('Drop-off address'), 'Waar');
  await user.selectOptions(screen.getByLabelText('Drop-off name'), 'Wie');
  expect(screen.getByLabelText('Drop-off name')).toHaveAccessibleDescription('In the first row: Lerato');
  await user.click(button('Check the rows'));
  expect(headings.remember).toHaveBeenCalledWith({
    external_id: 'Nommer',
    dropoff_address: 'Waar',
    dropoff_name: 'Wie',
    dropoff_phone_number: 'Tel',
  });
  expect(await screen.findByText('0 rows ready, 1 row to fix.')).toBeVisible();

  // Nothing says where it is collected: one pickup for all does.
  await user.selectOptions(screen.getByLabelText(/^Pickup of rows without one/), 'Shop');
  expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
});

test('a file like the last one goes straight to the check, and its columns can be changed', async () => {
  const remembered = {
    external_id: 'Nommer',
    dropoff_address: 'Waar',
    dropoff_name: 'Wie',
    dropoff_phone_number: 'Tel',
  };
  const { user } = scene({ remembered });
  await choose(user, textFile('next.tsv', 'Tel\tWaar\tWie\tNommer\tX\n0831234567\tShop\tLerato\t007\t'));
  expect(await screen.findByText('0 rows ready, 1 row to fix.')).toBeVisible();
  await user.click(button('Change columns'));
  expect(screen.getByLabelText('External ID')).toHaveDisplayValue('Nommer');
});

test('an unknown address is chosen once for all its rows', async () => {
  const { user, send } = scene();
  const place = (id: string) => `${id};Shop;1 main road;;;Lerato;0831234567`;
  await choose(user, csv(place('A'), place('B')));
  expect(await screen.findByText('0 rows ready, 2 rows to fix.')).toBeVisible();
  await user.click(button('Choose Address: 1 main road'));
  await user.click(await screen.findByRole('button', { name: 'Create 2 deliveries' }));
  await screen.findByText('2 deliveries created.');
  expect(send.mock.calls[0]?.[1].map(({ delivery }) => delivery.dropoff.address.text)).toEqual(
    Array(2).fill('Main Road, Kalk Bay, Cape Town, 7975, South Africa'),
  );
});

test('a duplicate links to its delivery, and a refused row returns to the grid', async () => {
  const { user, send } = scene();
  send.mockResolvedValueOnce([
    { row: 0, result: 'duplicate', deliveryID: 'earlier' },
    { row: 1, result: 'refused', field: 'dropoff.name', message: 'Not this one.' },
  ]);
  await choose(user, csv(line('A'), line('B')));
  await user.click(await screen.findByRole('button', { name: 'Create 2 deliveries' }));
  const link = await screen.findByRole('link', { name: 'A: see the delivery that exists' });
  expect(link).toHaveAttribute('href', '/deliveries/earlier');
  expect(screen.getByText(/^0 deliveries created/)).toHaveTextContent('1 row not created');
  expect(screen.getByRole('textbox', { name: 'Drop-off name, row 3' })).toHaveAccessibleDescription(
    'Not this one.',
  );
});

test('a cancelled import waits for the answer, and resumes after a reload', async () => {
  const first = scene();
  const { user, send, store } = first;
  let answer: (() => void) | undefined;
  send.mockImplementationOnce(
    (_, rows) =>
      new Promise((resolve) => {
        answer = () => resolve(createAll(rows));
      }),
  );
  await choose(user, csv(...Array.from({ length: 60 }, (_, index) => line(`R-${index}`))));
  await user.click(await screen.findByRole('button', { name: 'Create 60 deliveries' }));
  expect(screen.getByRole('progressbar', { name: '0 of 60 rows answered' })).toHaveAttribute('max', '60');
  await user.click(button('Cancel'));
  answer?.();
  await screen.findByText(/deliveries created\./);
  expect(send).toHaveBeenCalledTimes(1);
  const sent = send.mock.calls[0]?.[1].length ?? 0;
  first.unmount();

  const second = scene({ store });
  await second.user.click(
    await screen.findByRole('button', { name: `Create the other ${60 - sent} deliveries` }),
  );
  expect(await screen.findByText('60 deliveries created.')).toBeVisible();
  expect(second.send.mock.calls[0]?.[0]).toBe(send.mock.calls[0]?.[0]);
});

test('a failed import is shown, and creates nothing', async () => {
  const { user, send } = scene();
  send.mockRejectedValueOnce(new AppError('permission-denied', 'removed'));
  await choose(user, csv(line('A')));
  await user.click(await screen.findByRole('button', { name: 'Create 1 delivery' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this.');
  expect(screen.queryByText(/created\./)).not.toBeInTheDocument();
  expect(button('Create 1 delivery')).toBeEnabled();
});

test.each([
  ['an empty file', textFile('a.csv', ''), 'The file is empty.'],
  ['a workbook', textFile('a.csv', 'PK\u0003\u0004'), /^This is a workbook/],
])('%s is refused with a reason', async (_, file, message) => {
  const { user } = scene();
  await choose(user, file);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('an import is discarded only after a question', async () => {
  const { user, store } = scene();
  await choose(user, csv(line('A')));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = screen.getByRole('dialog', { name: 'Discard this import?' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByLabelText('CSV file')).toBeVisible();
  await waitFor(() => expect(store.kept()).toBeUndefined());
});

test('an import whose page was left goes on by itself, with the rows that were not answered', async () => {
  const store = memoryJobStore();
  const first = scene({ store });
  await choose(first.user, csv(line('A'), line('B'), line('C', '12')));
  await screen.findByText('2 rows ready, 1 row to fix.');
  first.send.mockReturnValue(new Promise(() => {}));
  await first.user.click(button('Create 2 deliveries'));
  await waitFor(() => expect(first.send).toHaveBeenCalledTimes(1));
  expect(store.kept()?.sending).toHaveLength(2);
  first.unmount();

  const second = scene({ store });
  expect(await screen.findByText('2 deliveries created.')).toBeVisible();
  expect(second.send.mock.calls).toEqual(first.send.mock.calls);
  await waitFor(() => expect(store.kept()).not.toHaveProperty('sending'));
  second.unmount();

  const third = scene({ store });
  expect(await screen.findByText('2 deliveries created.')).toBeVisible();
  expect(third.send).not.toHaveBeenCalled();
});

test('a cancelled import does not go on by itself', async () => {
  const store = memoryJobStore();
  const first = scene({ store });
  await choose(first.user, csv(...Array.from({ length: 60 }, (_, row) => line(`A${row}`))));
  await screen.findByText('60 rows ready, 0 rows to fix.');
  let answer = () => {};
  first.send.mockImplementationOnce(
    (_, rows) => new Promise((resolve) => (answer = () => resolve(createAll(rows)))),
  );
  await first.user.click(button('Create 60 deliveries'));
  await first.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  answer();
  expect(await screen.findByText('50 deliveries created.')).toBeVisible();
  await waitFor(() => expect(store.kept()).not.toHaveProperty('sending'));
  first.unmount();
  const second = scene({ store });
  expect(await screen.findByRole('button', { name: /^Create the other 10/ })).toBeVisible();
  expect(second.send).not.toHaveBeenCalled();
});

describe('the total', () => {
  const later = { timeout: 3_000 };

  test('the total stands there before anything is created, each trip is asked for once, and its rows carry the quote', async () => {
    const { user, send, ask } = scene();
    await choose(user, csv(line('A'), line('B'), line('C').replace('18,3886', '18,4000')));
    expect(await screen.findByText(/incl\. VAT/, undefined, later)).toHaveTextContent('R 241,50 incl. VAT');
    expect(screen.getByText(/for 3 rows\./)).toBeVisible();
    expect(ask.mock.calls.map(([trips]) => trips.length)).toEqual([2]);
    await user.click(button('Prices of the rows'));
    const dialog = within(screen.getByRole('dialog', { name: 'Prices of the rows' }));
    expect(dialog.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'External IDMade ofIncl. VAT',
      ...['A', 'B', 'C'].map((id) => `${id}Every trip R 35,00; Distance, 7 km at R 6,50, R 45,50R 80,50`),
    ]);
    await user.keyboard('{Escape}');
    await user.click(button('Create 3 deliveries'));
    expect(await screen.findByText('3 deliveries created.')).toBeVisible();
    expect(send.mock.calls[0]?.[1].map(({ quoteID }) => quoteID)).toEqual([
      ...['quote183886', 'quote183886', 'quote184'],
    ]);
  });

  test('rows without a price are told apart, can be asked for again, and can be created all the same', async () => {
    const { user, send, ask } = scene();
    ask.mockImplementationOnce(async (trips) =>
      trips.map((trip, index) => (index === 0 ? quoted(trip) : { failure: 'unavailable' })),
    );
    await choose(user, csv(line('A'), line('B').replace('18,3886', '18,4000')));
    expect(await screen.findByText(/1 row could not be priced/, undefined, later)).toBeVisible();
    expect(screen.getByText(/incl\. VAT/)).toHaveTextContent('R 80,50 incl. VAT');
    await user.click(button('Ask again'));
    await waitFor(() => expect(screen.getByText(/incl\. VAT/)).toHaveTextContent('R 161,00'), later);
    expect(ask.mock.calls.map(([trips]) => trips.length)).toEqual([2, 1]);
    expect(send).not.toHaveBeenCalled();
  });

  test('a failure is told, reported, and can be tried again', async () => {
    const { user, ask, services } = scene();
    ask.mockRejectedValueOnce(new AppError('internal', 'x'));
    await choose(user, csv(line('A')));
    expect(await screen.findByText(/1 row could not be priced/, undefined, later)).toBeVisible();
    expect(services.report).toHaveBeenCalledTimes(1);
    await user.click(button('Ask again'));
    expect(await screen.findByText(/incl\. VAT/, undefined, later)).toBeVisible();
  });
});
