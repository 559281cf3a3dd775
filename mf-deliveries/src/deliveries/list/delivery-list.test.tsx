import { AppError } from '@fleetfoot/shared/domain';
import type { LoadedPages } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delivery } from '../testing/delivery';
import { setScreen } from '../testing/screen-size';
import { DeliveryList } from './delivery-list';
import { type ListQuery, WHOLE_LIST } from './query/list-query';

const mockLinks = jest.fn<Promise<unknown>, [unknown]>();

// The links of a file are read, and its download is noted on the server first.
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  databaseIsOpen: async () => {},
  tellExport: async () => {},
  callFunction: (_operation: unknown, request: unknown) => mockLinks(request),
}));

beforeEach(() => {
  setScreen('desktop');
  mockLinks.mockReset();
});

/** Keeps the text of each file that is saved, in place of the browser. */
function watchFiles() {
  const texts: Promise<string>[] = [];
  URL.createObjectURL = (blob) => {
    texts.push(
      new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(blob as Blob);
      }),
    );
    return 'blob:list';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return { texts, click };
}

/** The first cell of each row of a file. */
const firstCells = (text = '') =>
  text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[0]);

async function show(
  items: readonly Delivery[],
  {
    query = {},
    more = 'none',
    found = [],
  }: { query?: Partial<ListQuery>; more?: LoadedPages<Delivery>['more']; found?: readonly Delivery[] } = {},
) {
  const onChange = jest.fn();
  const loadMore = jest.fn();
  const page = renderPage(
    <DeliveryList
      loaded={{ items, more }}
      found={found}
      query={{ ...WHOLE_LIST, ...query }}
      isNarrowed={false}
      onChange={onChange}
      loadMore={loadMore}
    />,
  );
  // What comes once rows are drawn.
  await act(async () => {});
  return { ...page, onChange, loadMore };
}

const TWO = [
  delivery({ created_at: new Date('2026-02-04T08:00:00Z') }),
  delivery({ id: 'delivery-2', external_id: 'ORD-1002', dropoff_name: 'Sipho Nkosi' }),
];

function names(): (string | null)[] {
  return screen.getAllByRole('rowheader').map((header) => header.textContent);
}

test('a row has external ID, drop-off name, pickup time in South African time and status, and leads to the delivery', async () => {
  await show(TWO);
  const [, first] = screen.getAllByRole('row');
  if (!first) throw new Error('A row was expected below the header.');
  expect(within(first).getByRole('link', { name: 'ORD-1001' })).toHaveAttribute(
    'href',
    '/deliveries/delivery-1',
  );
  for (const text of ['Lerato Dlamini', '03 Feb 2026, 14:05', '04 Feb 2026, 10:00', 'On demand', 'Created']) {
    expect(within(first).getByText(text)).toBeVisible();
  }
  expect(names()).toEqual(['ORD-1001', 'ORD-1002']);
});

test('a delivery without an external ID is called by its ID, a status of another system is shown as it is', async () => {
  await show([delivery({ external_id: '', status: 'On the way' })]);
  expect(screen.getByRole('link', { name: 'delivery-1' })).toBeVisible();
  expect(screen.getByText('On the way')).toBeVisible();
});

test('an empty list says what to do', async () => {
  await show([]);
  expect(screen.getByText('No deliveries yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create your first delivery' })).toHaveAttribute(
    'href',
    '/newdelivery',
  );
});

test('the table announces its number of rows, the position of each and its sort order', async () => {
  const many = Array.from({ length: 60 }, (_, index) => delivery({ id: `delivery-${index}` }));
  await show(many);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
  const rows = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
  expect(rows.slice(0, 3)).toEqual(['1', '2', '3']);
  expect(screen.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Status' })).not.toHaveAttribute('aria-sort');
});

test('rows of ten thousand deliveries are in the page only while they are in sight', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => delivery({ id: `delivery-${index}` }));
  await show(many);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

test('a header sorts by its column, in its usual direction first, and turns when it is pressed again', async () => {
  const { user, onChange } = await show(TWO);
  await user.click(screen.getByRole('button', { name: 'Drop-off name' }));
  expect(onChange).toHaveBeenLastCalledWith({ sort: 'dropoff', direction: 'asc' });
  await user.click(screen.getByRole('button', { name: 'Created' }));
  expect(onChange).toHaveBeenLastCalledWith({ sort: 'created', direction: 'asc' });
});

test('the rows follow the chosen sort order', async () => {
  await show(TWO, { query: { sort: 'reference', direction: 'desc' } });
  expect(names()).toEqual(['ORD-1002', 'ORD-1001']);
});

test('cards have no buttons in a header that is not seen', async () => {
  setScreen('phone');
  await show(TWO);
  expect(screen.getByRole('columnheader', { name: 'Status' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Status' })).not.toBeInTheDocument();
});

test('a search shows how far it reached, and adds older matches', async () => {
  const older = delivery({ id: 'old', external_id: 'OLD-1', dropoff_name: 'Sipho', created_at: new Date(0) });
  await show(TWO, { query: { search: 'sipho' }, more: 'some', found: [older] });
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 deliveries found. Searched the newest 2; there are older ones.',
  );
  expect(names()).toEqual(['ORD-1002', 'OLD-1']);
});

test('older deliveries can be loaded page by page or all at once, and the loading can be stopped', async () => {
  const { user, loadMore } = await show(TWO, { more: 'some' });
  await user.click(screen.getByRole('button', { name: 'Load 50 more' }));
  expect(loadMore).toHaveBeenLastCalledWith(50);
  await user.click(screen.getByRole('button', { name: 'Load all' }));
  expect(loadMore).toHaveBeenLastCalledWith(200);
  await user.click(screen.getByRole('button', { name: 'Stop loading' }));
  expect(screen.getByRole('button', { name: 'Load all' })).toBeVisible();
});

test('a page that could not be loaded can be loaded again', async () => {
  const { user, loadMore } = await show(TWO, { more: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('Older deliveries could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadMore).toHaveBeenCalledWith(50);
});

test('an empty result offers the whole list', async () => {
  const { user, onChange } = await show(TWO, {
    query: { search: 'nobody', sort: 'status', direction: 'asc' },
  });
  expect(screen.getByText('No deliveries found')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 2 deliveries.');
  expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(onChange).toHaveBeenCalledWith({ ...WHOLE_LIST, sort: 'status', direction: 'asc' });
});

test('rows are selected one by one, with Shift as a range, and all at once', async () => {
  const five = Array.from({ length: 5 }, (_, index) =>
    delivery({ id: `d${index}`, external_id: `ORD-${index}`, dropoff_name: 'Sipho' }),
  );
  const { user } = await show(five);
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' });
  await user.click(screen.getByRole('checkbox', { name: 'Select ORD-1, Sipho' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 delivery selected.');
  expect(all.indeterminate).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select ORD-3, Sipho' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('3 deliveries selected.');
  // Shift was pressed beside its box: this is no range.
  await user.click(screen.getByRole('checkbox', { name: 'Select ORD-1, Sipho' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 deliveries selected.');
  await user.click(screen.getByRole('checkbox', { name: 'Select ORD-1, Sipho' }));
  act(() => screen.getByRole('checkbox', { name: 'Select ORD-0, Sipho' }).focus());
  await user.keyboard('{Shift>} {/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('4 deliveries selected.');
  await user.click(all);
  expect(screen.getByRole('status')).toHaveTextContent('5 deliveries selected.');
  expect(all).toBeChecked();
  expect(all.indeterminate).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('status')).toHaveTextContent('5 deliveries.');
  expect(all).toHaveFocus();
});

test('Escape clears the selection, but not from a dialog', async () => {
  const { user } = await show(TWO);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel deliveries' }));
  // As after a press on a text.
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent('2 deliveries selected.');
  await user.click(screen.getByRole('button', { name: 'Keep deliveries' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2 deliveries selected.');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent('2 deliveries.');
});

test('cancelled deliveries are downloaded, and nothing else is done with them', async () => {
  const { user } = await show([delivery({ status: 'Cancelled' })], { query: { status: 'Cancelled' } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  expect(await screen.findByRole('button', { name: 'CSV' })).toBeVisible();
  for (const name of ['Print waybills', 'Share tracking', 'Cancel deliveries'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('waybills are printed of what is selected, in the order shown', async () => {
  const { user, services } = await show(TWO, { query: { sort: 'reference', direction: 'desc' } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await user.click(await screen.findByRole('button', { name: 'Print waybills' }));
  expect(services.navigate).toHaveBeenCalledWith('/waybills?ids=delivery-2,delivery-1');
});

test('the file has the rows of the list, in its order', async () => {
  const { texts, click } = watchFiles();
  const { user } = await show([...TWO, delivery({ id: 'x', dropoff_name: 'Nobody' })], {
    query: { search: 'ORD', sort: 'reference', direction: 'desc', status: 'Created', to: '2026-02-03' },
  });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Download CSV' });
  expect(dialog).toHaveTextContent('2 of 3 deliveries.');
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  expect(firstCells(await texts[0])).toEqual(names());
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

test('the file and the tracking text of a selection hold what is selected and nothing else', async () => {
  const { texts, click } = watchFiles();
  mockLinks.mockImplementation(async (request) => {
    const { deliveryIDs } = request as { deliveryIDs: readonly string[] };
    return { links: deliveryIDs.map((deliveryID) => ({ deliveryID, url: `https://x/t/${deliveryID}` })) };
  });
  const pickup_time = new Date(Date.now() + 3_600_000);
  const three = ['s1', 's2', 's3'].map((id) => delivery({ id, external_id: id.toUpperCase(), pickup_time }));
  const { user } = await show(three, { query: { sort: 'reference', direction: 'asc' } });
  for (const name of ['S1', 'S3']) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}, Lerato Dlamini` }));
  }
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  const file = within(await screen.findByRole('dialog', { name: 'Download CSV' }));
  await user.click(file.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  expect(firstCells(await texts[0])).toEqual(['S1', 'S3']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Share tracking' }));
  const share = within(await screen.findByRole('dialog', { name: 'Share tracking' }));
  await user.click(share.getByRole('button', { name: 'Get tracking links' }));
  expect(await share.findByLabelText('Tracking links')).toHaveValue(
    'S1, Lerato Dlamini: https://x/t/s1\nS3, Lerato Dlamini: https://x/t/s3',
  );
  click.mockRestore();
});

test.each(['desktop', 'phone'] as const)('a row on a %s offers to repeat its delivery', async (size) => {
  setScreen(size);
  await show(TWO.slice(0, 1));
  const repeat = screen.getByRole('link', { name: 'Repeat' });
  expect(repeat).toHaveAttribute('href', '/newdelivery?repeat=delivery-1');
  expect(repeat).toHaveAccessibleDescription('ORD-1001');
});

test('a file whose tracking links cannot be read is written without them when the user says so', async () => {
  URL.createObjectURL = () => 'blob:list';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  mockLinks.mockRejectedValue(new AppError('internal', 'The server was not reached.'));
  const { user } = await show([delivery({ pickup_time: new Date(Date.now() + 3_600_000) })]);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Download CSV' });
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Or leave the tracking links out\.$/);
  expect(click).not.toHaveBeenCalled();
  await user.selectOptions(within(dialog).getByLabelText('Tracking links'), 'Left out');
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(mockLinks).toHaveBeenCalledTimes(1);
  click.mockRestore();
});
