import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ImportDeliveries } from './import-deliveries';
import { memoryJobStore } from './testing/memory-job-store';
import { SHOP } from './testing/saved-address';
import { bytesFile, textFile } from './testing/text-file';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../testing/plain-maps'));

const HEADINGS = 'External ID;Drop-off address;Drop-off name;Drop-off phone number';

function scene(store = memoryJobStore()) {
  const send = jest.fn(async () => []);
  const page = renderPage(
    <ImportDeliveries
      store={store}
      headings={{ recall: async () => ({}), remember: async () => {} }}
      send={send}
      ask={async () => []}
      find={async () => []}
      addresses={[SHOP]}
      defaultPickupID={SHOP.id}
    />,
    { services: { now: jest.fn(() => new Date('2027-01-01T08:00:00Z')) } },
  );
  return { ...page, send, store };
}

async function choose(user: UserEvent, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText('CSV file'), file);
}

function row(id: string, name = 'Lerato', times = ''): string {
  return `${id};-33.9136, 18.3886;${name};0831234567${times}`;
}

describe('the lines of a file', () => {
  test('every line is told as a row, the headings, a title or empty', async () => {
    const { user } = scene();
    const file = `Orders of Monday\r\n${HEADINGS}\r\n${row('A')}\n\n${row('B')}\r;;;\r\n${row('C')}\n`;
    await choose(user, textFile('orders.csv', file));
    expect(await screen.findByText('3 rows ready, 0 rows to fix.')).toBeVisible();
    expect(
      screen.getByText('7 lines read: 3 rows, 1 with the headings, 1 above the headings, 2 empty.'),
    ).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Rows that are ready' })).getByText('C')).toBeVisible();
  });

  test('the row with the headings is chosen by hand where it is not found', async () => {
    const { user } = scene();
    const file = ['Wie;Waar', 'Week;5;van;Mei', 'Nommer;Plek;Klant;Nr', row('A'), row('B')].join('\n');
    await choose(user, textFile('orders.csv', file));
    const headings = await screen.findByLabelText(/^Row with the headings/);
    expect(headings).toHaveDisplayValue('Row 2: Week · 5 · van · Mei');
    await user.selectOptions(headings, 'Row 3: Nommer · Plek · Klant · Nr');
    expect(screen.getByLabelText('Klant')).toHaveDisplayValue('Not used');
    await user.selectOptions(screen.getByLabelText('Nommer'), 'External ID (needed)');
    await user.selectOptions(screen.getByLabelText('Plek'), 'Drop-off address (needed)');
    await user.selectOptions(screen.getByLabelText('Klant'), 'Drop-off name (needed)');
    await user.selectOptions(screen.getByLabelText('Nr'), 'Drop-off phone number (needed)');
    await user.click(screen.getByRole('button', { name: 'Check the rows' }));
    expect(await screen.findByText('2 rows ready, 0 rows to fix.')).toBeVisible();
    expect(
      screen.getByText('5 lines read: 2 rows, 1 with the headings, 2 above the headings.'),
    ).toBeVisible();
  });

  test('a file without headings loses no row to them', async () => {
    const { user } = scene();
    await choose(user, textFile('orders.csv', `${row('A')}\n${row('B')}`));
    const headings = await screen.findByLabelText(/^Row with the headings/);
    await user.selectOptions(headings, 'None: the first row is a delivery');
    const fields = ['External ID', 'Drop-off address', 'Drop-off name', 'Drop-off phone number'];
    for (const [index, field] of fields.entries()) {
      await user.selectOptions(screen.getByLabelText(`Column ${index + 1}`), `${field} (needed)`);
    }
    await user.click(screen.getByRole('button', { name: 'Check the rows' }));
    expect(await screen.findByText('2 rows ready, 0 rows to fix.')).toBeVisible();
    expect(screen.getByText('2 lines read: 2 rows.')).toBeVisible();
  });
});

describe('the dates of a file', () => {
  const TIMED = `${HEADINGS};Pickup time`;

  test('an order that the column shows is not asked about, and the time stands in the row', async () => {
    const { user } = scene();
    const rows = [row('A', 'Lerato', ';01/12/2027 2:05 PM'), row('B', 'Sipho', ';01/13/2027 14:05')];
    await choose(user, textFile('orders.csv', [TIMED, ...rows].join('\n')));
    expect(await screen.findByText('2 rows ready, 0 rows to fix.')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Rows that are ready' }));
    expect(table.getByText('12 Jan 2027, 14:05')).toBeVisible();
    expect(table.getByText('13 Jan 2027, 14:05')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('an order that nothing shows is asked about, by a date of the file, and can be changed', async () => {
    const { user, store } = scene();
    const rows = [row('A', 'Lerato', ';01/12/2027 14:05'), row('B', 'Sipho', ';2027-12-03 14:05')];
    await choose(user, textFile('orders.csv', [TIMED, ...rows].join('\n')));
    expect(
      await screen.findByText(
        /^1 row ready, 0 rows to fix\. 1 row waiting for the order of day and month\.$/,
      ),
    ).toBeVisible();
    const question = within(screen.getByRole('group', { name: 'Are the dates day first or month first?' }));
    expect(question.getAllByRole('radio', { checked: false })).toHaveLength(2);
    await user.click(question.getByRole('radio', { name: 'Day first: 01/12/2027 is 01 Dec 2027' }));
    expect(screen.getByText('2 rows ready, 0 rows to fix.')).toBeVisible();
    expect(screen.getByText('01 Dec 2027, 14:05')).toBeVisible();
    await user.click(question.getByRole('radio', { name: 'Month first: 01/12/2027 is 12 Jan 2027' }));
    expect(screen.getByText('12 Jan 2027, 14:05')).toBeVisible();
    expect(store.kept()?.dateOrders).toEqual({ pickup_time: 'month' });
  });

  test('windows stand in their row, each of its stop', async () => {
    const { user } = scene();
    const windows = [
      'Pickup window start',
      'Pickup window end',
      'Drop-off window start',
      'Drop-off window end',
    ];
    const times = ['1 Des 2027 8:00', '1 Des 2027 9h00', '2027-12-01T06:30Z', '2027-12-01 10:00'];
    const file = [`${HEADINGS};${windows.join(';')}`, row('A', 'Lerato', `;${times.join(';')}`)];
    await choose(user, textFile('orders.csv', file.join('\n')));
    expect(await screen.findByText('Pickup: 01 Dec 2027, 08:00 to 09:00')).toBeVisible();
    expect(screen.getByText('Drop-off: 01 Dec 2027, 08:30 to 10:00')).toBeVisible();
  });
});

describe('the characters of a file', () => {
  const bytes = (text: string, accented: number) =>
    Uint8Array.from(text, (character) => (character === 'é' ? accented : character.charCodeAt(0)));
  const RENE = `${HEADINGS}\n${row('A', 'René Café')}\n`;

  test('characters in doubt are asked about, by words of the file', async () => {
    const { user, store } = scene();
    await choose(user, bytesFile('mac.csv', bytes(RENE, 0x8e)));
    const question = await screen.findByRole('group', { name: 'Which of these is written right?' });
    expect(within(question).getByRole('radio', { name: 'René · Café (Mac)' })).toBeChecked();
    expect(within(question).getByRole('radio', { name: 'RenŽ · CafŽ (Windows)' })).not.toBeChecked();
    expect(store.kept()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Read it like this' }));
    expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
    expect(screen.getByText('René Café')).toBeVisible();
  });

  test('another reading is chosen, or another file', async () => {
    const { user } = scene();
    await choose(user, bytesFile('dos.csv', bytes(RENE, 0x82)));
    await user.click(await screen.findByRole('button', { name: 'Choose another file' }));
    await choose(user, bytesFile('dos.csv', bytes(RENE, 0x82)));
    await user.click(await screen.findByRole('radio', { name: /Windows/ }));
    await user.click(screen.getByRole('button', { name: 'Read it like this' }));
    expect(await screen.findByText('Ren‚ Caf‚')).toBeVisible();
  });

  test('characters without doubt are not asked about', async () => {
    const { user } = scene();
    await choose(user, bytesFile('windows.csv', bytes(RENE, 0xe9)));
    expect(await screen.findByText('René Café')).toBeVisible();
  });

  test.each([
    [
      'an old workbook',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      /^This is a workbook\./,
    ],
    ['a page that is called a workbook', bytes('<html><table>', 0), /^This is a workbook\./],
    ['a document', bytes('%PDF-1.7\n1;2\n3;4', 0), /^This file is no table\./],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      /^This file is no table\./,
    ],
  ])('%s is refused with a reason', async (_, content, message) => {
    const { user } = scene();
    await choose(user, bytesFile('file.csv', content));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('UTF-16 without a mark is read', async () => {
    const { user } = scene();
    const content = Uint8Array.from(
      [...`${HEADINGS}\r\n${row('A', 'Zoë')}`].flatMap((one) => [one.charCodeAt(0), 0]),
    );
    await choose(user, bytesFile('utf16.csv', content));
    expect(await screen.findByText('Zoë')).toBeVisible();
  });
});
