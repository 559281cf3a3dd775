import { AppError } from '@fleetfoot/shared/domain';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import type { AddressAnswer, ImportAnswer, ImportRow, QuoteAnswer } from '@fleetfoot/shared/operations';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

/** Main roads are in two places, everything else on the Moon is nowhere, and the rest is in one. */
function placesOf(address: string): AddressAnswer {
  const place = { address: `${address}, found`, latitude: -33.9, longitude: 18.4, isExact: true };
  if (address.includes('Moon')) return { candidates: [] };
  if (!/main road/i.test(address)) return { candidates: [place] };
  return { candidates: [place, { ...place, address: `${address}, elsewhere`, latitude: -26 }] };
}

function scene({
  remembered = {},
  store = memoryJobStore(),
  addresses = [SHOP],
  defaultPickupID = '',
}: {
  remembered?: RememberedHeadings;
  store?: ReturnType<typeof memoryJobStore>;
  addresses?: readonly SavedAddress[];
  defaultPickupID?: string;
} = {}) {
  const send = jest.fn(async (_: string, rows: readonly ImportRow[]) => createAll(rows));
  const ask = jest.fn<ReturnType<AskPrices>, Parameters<AskPrices>>(async (trips) => trips.map(quoted));
  const find = jest.fn(async (addresses: readonly string[]) => addresses.map(placesOf));
  const headings = { recall: jest.fn(async () => remembered), remember: jest.fn(async () => {}) };
  const page = renderPage(
    <ImportDeliveries {...{ store, headings, send, ask, find, addresses, defaultPickupID }} />,
  );
  return { ...page, send, ask, find, headings, store };
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

test('a saved address that is typed into a row leaves its recipient, and offers what is saved', async () => {
  const home = {
    ...SHOP,
    ...{ id: 'home', label: 'Home', contactName: 'Naledi Molefe', contactPhoneNumber: '+27821234567' },
    ...{ fullAddressString: '1 Vilakazi Street, Soweto, South Africa', gateCode: '4321' },
  };
  const { user, send } = scene({ addresses: [SHOP, home] });
  await choose(user, textFile('a.csv', [HEADINGS, 'A;Shop;;;;Lerato Dlamini;0831234567'].join('\r\n')));
  await user.type(await screen.findByRole('textbox', { name: 'Drop-off address, row 2' }), 'home');
  await user.click(button('Show all columns'));
  const name = () => screen.getByRole('textbox', { name: 'Drop-off name, row 2' });
  const use = await screen.findByRole('button', { name: 'Use saved details' });
  expect(use).toHaveAccessibleDescription(/Naledi Molefe.*082 123 4567/);
  expect(name()).toHaveValue('Lerato Dlamini');
  await user.click(use);
  expect(name()).toHaveValue('Naledi Molefe');
  await user.click(button('Put back what you typed'));
  expect(name()).toHaveValue('Lerato Dlamini');
  await user.click(await screen.findByRole('button', { name: 'Create 1 delivery' }));
  await screen.findByText('1 delivery created.');
  expect(send.mock.calls[0]?.[1][0]?.delivery.dropoff).toMatchObject({
    ...{ name: 'Lerato Dlamini', phone_number: '0831234567', gate_code: '4321' },
  });
});

test('a row keeps no details of a saved address that another one replaces', async () => {
  const home = { ...SHOP, id: 'home', label: 'Home', contactName: 'Naledi Molefe', unitNumber: '' };
  const { user, send } = scene({ addresses: [SHOP, home] });
  await choose(user, textFile('a.csv', [HEADINGS, 'A;Shop;;;;Lerato Dlamini;0831234567'].join('\r\n')));
  const address = await screen.findByRole('textbox', { name: 'Drop-off address, row 2' });
  await user.type(address, 'Home');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Use saved details' }));
  await user.clear(address);
  await user.type(address, 'Shop');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Create 1 delivery' }));
  await screen.findByText('1 delivery created.');
  expect(send.mock.calls[0]?.[1][0]?.delivery.dropoff.name).toBe('Front desk');
});

test('a text that was typed into a row stays when the columns are changed', async () => {
  const { user } = scene();
  await choose(user, csv(line('A', '12')));
  const cell = () => screen.findByRole('textbox', { name: 'Drop-off phone number, row 2' });
  await user.clear(await cell());
  await user.type(await cell(), '082 1{Enter}');
  await user.click(button('Change columns'));
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  expect(await cell()).toHaveValue('082 1');
});

test('columns of other names are mapped by hand, which is remembered', async () => {
  const { user, headings } = scene();
  const file = textFile(
    'other.csv',
    'Nommer,Wie,Waar,Tel\n1,Lerato,Shop,0831234567\n2,Sipho,Shop,0831234567',
  );
  await choose(user, file);
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Choose a column for: External ID, Drop-off address, Drop-off name.',
  );
  expect(screen.getByRole('rowheader', { name: 'Wie Lerato · Sipho' })).toBeVisible();
  expect(screen.getByLabelText('Tel')).toHaveValue('dropoff_phone_number');
  await user.selectOptions(screen.getByLabelText('Nommer'), 'External ID (needed)');
  await user.selectOptions(screen.getByLabelText('Waar'), 'Drop-off name (needed)');
  await user.selectOptions(screen.getByLabelText('Wie'), 'Drop-off name (needed)');
  expect(screen.getByLabelText('Waar')).toHaveDisplayValue('Not used');
  await user.selectOptions(screen.getByLabelText('Waar'), 'Drop-off address (needed)');
  const preview = within(screen.getByRole('table', { name: 'Preview of the first rows' }));
  expect(preview.getAllByRole('row')[1]).toHaveTextContent('Row 21ShopLerato0831234567');
  await user.click(button('Check the rows'));
  expect(headings.remember).toHaveBeenCalledWith({
    external_id: 'Nommer',
    dropoff_address: 'Waar',
    dropoff_name: 'Wie',
    dropoff_phone_number: 'Tel',
  });
  expect(
    await screen.findByText(/^0 rows ready, 0 rows to fix\. 2 rows waiting for a pickup\.$/),
  ).toBeVisible();

  // Nothing says where it is collected: one pickup for all does.
  await user.selectOptions(await screen.findByLabelText(/^Pickup of rows without one/), 'Shop');
  expect(await screen.findByText('2 rows ready, 0 rows to fix.')).toBeVisible();
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
  expect(await screen.findByText(/^0 rows ready, 0 rows to fix\. 1 row waiting/)).toBeVisible();
  await user.click(button('Change columns'));
  expect(await screen.findByLabelText('Nommer')).toHaveValue('external_id');
});

/** A row whose drop-off has no degrees. */
function bare(id: string, address: string, pickup = 'Shop'): string {
  return `${id};${pickup};${address};;;Lerato;0831234567`;
}

test('an address that means several places is chosen once for all its rows', async () => {
  const { user, send } = scene();
  await choose(user, csv(bare('A', '1 main road'), bare('B', '1 Main Road')));
  expect(await screen.findByText('0 rows ready, 2 rows to fix.')).toBeVisible();
  await user.click(button('Another place'));
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

test('an import that loses its connection says why, and resumes with the rows that were not answered', async () => {
  const { user, send } = scene();
  await choose(user, csv(...Array.from({ length: 120 }, (_, index) => line(`R-${index}`))));
  const create = await screen.findByRole('button', { name: 'Create 120 deliveries' });
  send.mockImplementationOnce(async (_, rows) => createAll(rows));
  send.mockRejectedValue(new AppError('offline', 'no network'));
  jest.useFakeTimers();
  fireEvent.click(create);
  // The second call is tried three times.
  await act(() => jest.advanceTimersByTimeAsync(5_100));
  jest.useRealTimers();
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  expect(screen.getByText(/^50 deliveries created\./)).toBeVisible();
  expect(send).toHaveBeenCalledTimes(4);

  send.mockReset().mockImplementation(async (_, rows) => createAll(rows));
  await user.click(button('Create the other 70 deliveries'));
  expect(await screen.findByText('120 deliveries created.')).toBeVisible();
  expect(send.mock.calls.flatMap(([, rows]) => rows.map(({ row }) => row))).toEqual(
    Array.from({ length: 70 }, (_, index) => index + 50),
  );
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

describe('rows that were copied in a spreadsheet', () => {
  const HEADED = 'Reference\tName\tPhone\tPickup\tStreet\tSuburb\tCity\tPostal code';
  const COPIED = `${HEADED}\nA\tLerato\t0831234567\tShop\t5 Beach Road\tSea Point\tCape Town\t157`;

  test('rows are read from the box, and an address of several columns is one', async () => {
    const { user, find } = scene();
    const box = await screen.findByLabelText('Or paste rows from a spreadsheet');
    await user.click(box);
    await user.paste('Reference');
    await user.click(button('Read the pasted rows'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'What you pasted has only one row. The first row names the columns.',
    );
    expect(box).toHaveValue('Reference');
    await user.clear(box);
    await user.paste(COPIED);
    await user.click(button('Read the pasted rows'));
    expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
    expect(find.mock.calls).toEqual([[['5 Beach Road, Sea Point, Cape Town, 0157']]]);
    expect(screen.getByRole('heading', { name: 'Pasted rows' })).toBeVisible();
  });

  test('of a paste and a file at once the last is read', async () => {
    const { user, headings, store } = scene();
    let recalled = () => {};
    headings.recall.mockImplementationOnce(() => new Promise((resolve) => (recalled = () => resolve({}))));
    const field = await screen.findByLabelText('CSV file');
    await user.click(document.body);
    await user.paste(COPIED);
    await waitFor(() => expect(headings.recall).toHaveBeenCalled());
    await user.upload(field, csv(line('B')));
    expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
    await act(async () => recalled());
    expect(screen.getByRole('heading', { name: 'orders.csv' })).toBeVisible();
    await waitFor(() => expect(store.kept()?.fileName).toBe('orders.csv'));
  });

  test('rows are read when they are pasted anywhere on the page', async () => {
    const { user } = scene();
    await screen.findByLabelText('CSV file');
    await user.click(document.body);
    await user.paste(COPIED);
    expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
  });
});

describe('addresses', () => {
  test('the only place is taken, several are asked about, and what is not found is corrected', async () => {
    const { user, send, find, store } = scene();
    const rows = [
      bare('A', '5 Beach Road'),
      bare('B', '5 beach road'),
      bare('C', '1 Main Road'),
      bare('D', '1 Crater, Moon'),
    ];
    await choose(user, csv(...rows));
    expect(await screen.findByText('1 found, 2 to check.')).toBeVisible();
    expect(find.mock.calls).toEqual([[['5 Beach Road', '1 Main Road', '1 Crater, Moon']]]);
    expect(screen.getByText('2 rows ready, 2 rows to fix.')).toBeVisible();

    const question = within(screen.getByRole('group', { name: '1 Main Road' }));
    await user.click(question.getByRole('button', { name: '1 Main Road, elsewhere' }));
    expect(screen.getByText('2 found, 1 to check.')).toHaveFocus();

    const cell = screen.getByRole('textbox', { name: 'Drop-off address, row 5' });
    expect(cell).toHaveAccessibleDescription(
      'This address was not found. Write the street number, suburb and city.',
    );
    await user.clear(cell);
    await user.type(cell, '7 Long Street{Enter}');
    expect(await screen.findByText('3 found, 0 to check.')).toBeVisible();
    expect(find).toHaveBeenLastCalledWith(['7 Long Street']);
    await waitFor(() => expect(Object.keys(store.kept()?.lookups ?? {})).toHaveLength(4));

    await user.click(button('Create 4 deliveries'));
    expect(await screen.findByText('4 deliveries created.')).toBeVisible();
    expect(send.mock.calls[0]?.[1].map(({ delivery }) => delivery.dropoff.address)).toEqual([
      { text: '5 Beach Road', coordinates: { latitude: -33.9, longitude: 18.4 } },
      { text: '5 beach road', coordinates: { latitude: -33.9, longitude: 18.4 } },
      { text: '1 Main Road, elsewhere', coordinates: { latitude: -26, longitude: 18.4 } },
      { text: '7 Long Street', coordinates: { latitude: -33.9, longitude: 18.4 } },
    ]);
  });

  test('a reload looks up nothing again', async () => {
    const store = memoryJobStore();
    const first = scene({ store });
    await choose(first.user, csv(bare('A', '5 Beach Road'), bare('B', '1 Main Road')));
    await screen.findByText('1 found, 1 to check.');
    await waitFor(() => expect(Object.keys(store.kept()?.lookups ?? {})).toHaveLength(2));
    first.unmount();
    const second = scene({ store });
    expect(await screen.findByText('1 found, 1 to check.')).toBeVisible();
    expect(second.find).not.toHaveBeenCalled();
  });

  test('a lost connection leaves what was found, and the rest waits to be looked up', async () => {
    const { user, find } = scene();
    find.mockImplementationOnce(async (addresses) => addresses.map(placesOf));
    find.mockRejectedValueOnce(new AppError('offline', 'x'));
    await choose(user, csv(...Array.from({ length: 25 }, (_, at) => bare(`A${at}`, `${at + 1} Beach Road`))));
    expect(await screen.findByText('20 found, 0 to check, 5 not looked up yet.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    expect(screen.getByText(/5 rows waiting for an address\./)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Address: 25 Beach Road' })).toBeVisible();
    await user.click(button('Go on looking up'));
    expect(await screen.findByText('25 found, 0 to check.')).toBeVisible();
    expect(find.mock.calls.map(([addresses]) => addresses.length)).toEqual([20, 5, 5]);
  });

  test('looking up can be stopped, and stops by itself after 200 addresses', async () => {
    const { user, find } = scene();
    let answer = () => {};
    find.mockImplementationOnce(
      (addresses) => new Promise((resolve) => (answer = () => resolve(addresses.map(placesOf)))),
    );
    const rows = Array.from({ length: 250 }, (_, at) => bare(`A${at}`, `${at + 1} Beach Road`));
    await choose(user, csv(...rows));
    await user.click(await screen.findByRole('button', { name: 'Stop looking up' }));
    answer();
    expect(await screen.findByText('20 found, 0 to check, 230 not looked up yet.')).toBeVisible();
    await user.click(button('Go on looking up'));
    expect(await screen.findByText('220 found, 0 to check, 30 not looked up yet.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('200 addresses were looked up.');
  });

  test('looking up stays stopped while rows are created and after a reload, and what was under way is kept', async () => {
    const store = memoryJobStore();
    const { user, find, unmount } = scene({ store });
    let answer = () => {};
    find.mockImplementationOnce(
      (addresses) => new Promise((resolve) => (answer = () => resolve(addresses.map(placesOf)))),
    );
    await choose(
      user,
      csv(line('A'), ...Array.from({ length: 45 }, (_, at) => bare(`B${at}`, `${at + 1} Beach Road`))),
    );
    await user.click(await screen.findByRole('button', { name: 'Stop looking up' }));
    await waitFor(() => expect(store.kept()?.search?.held).toMatch(/^Looking up was stopped\./));
    await user.click(button('Create 1 delivery'));
    expect(await screen.findByText('1 delivery created.')).toBeVisible();
    answer();
    expect(await screen.findByText('20 found, 0 to check, 25 not looked up yet.')).toBeVisible();
    await waitFor(() => expect(Object.keys(store.kept()?.lookups ?? {})).toHaveLength(20));
    unmount();

    const second = scene({ store });
    expect(await screen.findByText('20 found, 0 to check, 25 not looked up yet.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Looking up was stopped. Go on looking up, or choose the others yourself.',
    );
    expect(second.find).not.toHaveBeenCalled();
    expect(find).toHaveBeenCalledTimes(1);
    await second.user.click(button('Go on looking up'));
    expect(await screen.findByText('45 found, 0 to check.')).toBeVisible();
  });

  test('an address that always fails does not keep the others waiting', async () => {
    const { user, find } = scene();
    find.mockImplementation(async (addresses) =>
      addresses.map((address) =>
        address === '1 Beach Road' ? { failure: 'unavailable' } : placesOf(address),
      ),
    );
    await choose(user, csv(...Array.from({ length: 25 }, (_, at) => bare(`A${at}`, `${at + 1} Beach Road`))));
    expect(await screen.findByText('24 found, 0 to check, 1 not looked up yet.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Some addresses could not be looked up just now\. Go on looking up, or choose the others yourself\.$/,
    );
    expect(find).toHaveBeenCalledTimes(2);
  });

  test.each([
    [
      'a lost answer',
      new AppError('internal', 'x', {
        userMessage: 'We do not know whether this was done.',
        isInDoubt: true,
      }),
      /^Some addresses could not be looked up just now\. Go on looking up, or choose the others yourself\.$/,
    ],
    [
      'too many',
      new AppError('resource-exhausted', 'x', {
        userMessage: 'Wait an hour, or choose the others yourself.',
      }),
      /^Wait an hour, or choose the others yourself\.$/,
    ],
  ])('the failure is told once for %s', async (_, error, message) => {
    const { user, find } = scene();
    find.mockRejectedValueOnce(error);
    await choose(user, csv(bare('A', '5 Beach Road')));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('places, choices and skipped rows stay when the columns are changed', async () => {
    const { user, find } = scene();
    const lines = [bare('A', '5 Beach Road'), bare('B', '1 Main Road'), bare('C', '5 Beach Road')];
    await choose(user, csv(...lines));
    await user.click(await screen.findByRole('button', { name: '1 Main Road, elsewhere' }));
    await user.click(button('Skip row 4'));
    await user.click(button('Change columns'));
    await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
    expect(await screen.findByText('2 rows ready, 0 rows to fix. 1 row skipped.')).toBeVisible();
    expect(await screen.findByText('2 found, 0 to check.')).toBeVisible();
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('a refused row is ready again once its place is another', async () => {
    const { user, send } = scene();
    send.mockImplementationOnce(async (_, rows) =>
      rows.map(({ row }) => ({ row, result: 'refused', field: 'dropoff.address', message: 'Too far.' })),
    );
    await choose(user, csv(bare('A', '5 Beach Road')));
    await screen.findByText('1 found, 0 to check.');
    await user.click(button('Create 1 delivery'));
    expect(await screen.findByText('0 rows ready, 1 row to fix.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Found addresses' }));
    await user.click(button('Change 5 Beach Road'));
    await user.click(await screen.findByRole('button', { name: '5 Beach Road, found' }));
    expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
  });

  test('a place that was taken can be asked about again', async () => {
    const { user } = scene();
    await choose(user, csv(bare('A', '5 Beach Road')));
    await user.click(await screen.findByRole('button', { name: 'Found addresses' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Found addresses' }));
    expect(dialog.getByRole('cell', { name: '5 Beach Road, found' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change 5 Beach Road' }));
    expect(await screen.findByText('0 found, 1 to check.')).toBeVisible();
    await user.click(button('5 Beach Road, found'));
    expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
  });
});

describe('the pickup of a file that has none', () => {
  const rows = [bare('A', '5 Beach Road', ''), bare('B', '7 Long Street', '')];

  test('without an address book the organisation’s own address is offered, and one press takes it', async () => {
    const { user, send, store } = scene({ addresses: [] });
    await choose(user, csv(...rows));
    expect(await screen.findByText(/2 rows waiting for a pickup\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Collect here' }));
    expect(await screen.findByText(/^2 rows collected from /)).toHaveFocus();
    await waitFor(() =>
      expect(store.kept()?.pickup?.address.coordinates).toEqual({ latitude: -33.9, longitude: 18.4 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Create 2 deliveries' }));
    await screen.findByText('2 deliveries created.');
    expect(send.mock.calls[0]?.[1][1]?.delivery.pickup).toMatchObject({
      name: store.kept()?.pickup?.name,
      address: store.kept()?.pickup?.address,
    });
  });

  test('a field says what is missing or not found, and keeps what was typed', async () => {
    const { user } = scene({ addresses: [] });
    await choose(user, csv(...rows));
    const name = await screen.findByRole('textbox', { name: 'Pickup name' });
    await user.clear(name);
    await user.click(button('Collect here'));
    expect(name).toHaveAccessibleDescription('Enter the pickup name.');
    await user.type(name, 'Kitchen');
    const address = screen.getByRole('combobox', { name: 'Pickup address' });
    await user.clear(address);
    await user.type(address, '1 Crater, Moon');
    await user.click(button('Collect here'));
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(
        'This address was not found. Type it again and choose it from the list.',
      ),
    );
    expect(address).toHaveValue('1 Crater, Moon');
    await user.clear(address);
    await user.type(address, '1 Main Road');
    await user.click(button('Collect here'));
    await user.click(await screen.findByRole('button', { name: '1 Main Road, elsewhere' }));
    expect(await screen.findByText('2 rows collected from Kitchen, 1 Main Road, elsewhere.')).toBeVisible();
    await user.click(button('Change the pickup'));
    expect(screen.getByRole('textbox', { name: 'Pickup name' })).toHaveValue('Kitchen');
  });

  test('the pickup is asked for when the default one is gone', async () => {
    const { user } = scene({ addresses: [], defaultPickupID: 'removed' });
    await choose(user, csv(...rows));
    await user.click(await screen.findByRole('button', { name: 'Collect here' }));
    expect(await screen.findByText('2 rows ready, 0 rows to fix.')).toBeVisible();
  });

  test('a late answer does not replace what was chosen or typed meanwhile', async () => {
    const { user, find } = scene();
    await choose(user, csv(...rows));
    await screen.findByText('2 found, 0 to check.');
    const answers: (() => void)[] = [];
    find.mockImplementation(
      (addresses) => new Promise((resolve) => answers.push(() => resolve(addresses.map(placesOf)))),
    );
    const choice = await screen.findByLabelText(/^Pickup of rows without one/);
    await user.selectOptions(choice, 'Another address');
    const address = screen.getByRole('combobox', { name: 'Pickup address' });
    await user.clear(address);
    await user.type(address, '1 Main Road');
    await user.click(button('Collect here'));
    await user.type(address, ' 2');
    await act(async () => answers[0]?.());
    expect(screen.queryByRole('group', { name: /^1 Main Road/ })).not.toBeInTheDocument();

    await user.clear(address);
    await user.type(address, '7 Long Street');
    await user.click(button('Collect here'));
    await user.selectOptions(choice, 'Shop');
    await act(async () => answers[1]?.());
    expect(choice).toHaveDisplayValue('Shop');
    expect(screen.queryByText(/collected from/)).not.toBeInTheDocument();
    // What was typed is still there.
    await user.selectOptions(choice, 'Another address');
    expect(screen.getByRole('combobox', { name: 'Pickup address' })).toHaveValue('7 Long Street');
  });

  test('a candidate is taken only with a name, and a text that is too long says so', async () => {
    const { user, find } = scene({ addresses: [] });
    await choose(user, csv(...rows));
    await screen.findByText('2 found, 0 to check.');
    const address = await screen.findByRole('combobox', { name: 'Pickup address' });
    await user.clear(address);
    await user.click(address);
    await user.paste('1 Main Road');
    await user.click(button('Collect here'));
    const candidate = await screen.findByRole('button', { name: '1 Main Road, elsewhere' });
    const name = screen.getByRole('textbox', { name: 'Pickup name' });
    await user.clear(name);
    await user.click(candidate);
    expect(name).toHaveAccessibleDescription('Enter the pickup name.');
    await user.type(name, 'Kitchen');
    await user.clear(address);
    await user.click(address);
    await user.paste('x'.repeat(501));
    await user.click(button('Collect here'));
    expect(address).toHaveAccessibleDescription('Use at most 500 characters.');
    await user.clear(address);
    await user.click(address);
    await user.paste(`5 Beach Road ${'x'.repeat(400)}`);
    await user.click(button('Collect here'));
    expect(await screen.findByText(/^2 rows collected from Kitchen/)).toBeVisible();
    expect(find.mock.lastCall?.[0][0]).toHaveLength(300);
  });

  test('rows wait while their pickup is being changed, and Cancel takes them back', async () => {
    const { user } = scene({ addresses: [] });
    await choose(user, csv(...rows));
    await user.click(await screen.findByRole('button', { name: 'Collect here' }));
    await screen.findByText('2 rows ready, 0 rows to fix.');
    await user.click(button('Change the pickup'));
    expect(screen.getByText('0 rows ready, 0 rows to fix. 2 rows waiting for a pickup.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Pickup name' }), ' and more');
    await user.click(button('Cancel'));
    expect(screen.getByText(/^2 rows collected from /)).toHaveFocus();
    expect(screen.getByText('2 rows ready, 0 rows to fix.')).toBeVisible();
    await user.click(button('Change the pickup'));
    expect(screen.queryByDisplayValue(/and more$/)).not.toBeInTheDocument();
  });

  test('rows that wait say for what', async () => {
    const { user, find } = scene();
    find.mockRejectedValueOnce(new AppError('offline', 'x'));
    await choose(user, csv(bare('A', '5 Beach Road'), bare('B', '7 Long Street', '')));
    expect(await screen.findByText(/2 rows waiting: 1 for a pickup, 2 for an address\.$/)).toBeVisible();
  });

  test('another address than those of the address book is entered', async () => {
    const { user } = scene();
    await choose(user, csv(...rows));
    await user.selectOptions(await screen.findByLabelText(/^Pickup of rows without one/), 'Another address');
    await user.click(button('Collect here'));
    expect(await screen.findByText('2 rows ready, 0 rows to fix.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^Pickup of rows without one/), 'Shop');
    expect(screen.queryByText(/collected from/)).not.toBeInTheDocument();
  });

  test('a pickup that was entered is there again after a reload and the choice of another', async () => {
    const { user, unmount, store } = scene();
    await choose(user, csv(...rows));
    await user.selectOptions(await screen.findByLabelText(/^Pickup of rows without one/), 'Another address');
    const name = screen.getByRole('textbox', { name: 'Pickup name' });
    await user.clear(name);
    await user.type(name, 'Kitchen');
    await user.click(button('Collect here'));
    await screen.findByText(/collected from Kitchen/);
    unmount();
    const again = scene({ store });
    const label = /^Pickup of rows without one/;
    await again.user.selectOptions(await screen.findByLabelText(label), 'Shop');
    await again.user.selectOptions(screen.getByLabelText(label), 'Another address');
    expect(await screen.findByRole('textbox', { name: 'Pickup name' })).toHaveValue('Kitchen');
  });
});

test('a row is skipped and taken back, and what is skipped is not created', async () => {
  const { user, send, store } = scene();
  await choose(user, csv(line('A'), line('A'), line('B', '12')));
  expect(await screen.findByText('1 row ready, 2 rows to fix.')).toBeVisible();
  await user.click(button('Skip row 2'));
  // The second row of one reference is the only one now.
  expect(await screen.findByText('1 row ready, 1 row to fix. 1 row skipped.')).toHaveFocus();
  await user.click(button('Skip row 4'));
  await user.click(button('Take back row 2'));
  expect(await screen.findByText('1 row ready, 1 row to fix. 1 row skipped.')).toBeVisible();
  await waitFor(() => expect(store.kept()?.skipped).toEqual([2]));
  await user.click(button('Create 1 delivery'));
  await screen.findByText('1 delivery created.');
  expect(send.mock.calls[0]?.[1].map(({ row }) => row)).toEqual([0]);
});
