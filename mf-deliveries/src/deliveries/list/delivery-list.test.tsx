import { AppError } from '@fleetfoot/shared/domain';
import type { LoadedPages } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delivery } from '../testing/delivery';
import { setScreen } from '../testing/screen-size';
import { DeliveryList } from './delivery-list';
import { type ListQuery, WHOLE_LIST } from './query/list-query';

const mockLinks = jest.fn();

// The links of a file are read, and its download is noted on the server first.
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  tellExport: async () => {},
  callFunction: () => mockLinks(),
}));

beforeEach(() => setScreen('desktop'));

function show(
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
  return { ...page, onChange, loadMore };
}

const TWO = [
  delivery({ created_at: new Date('2026-02-04T08:00:00Z') }),
  delivery({ id: 'delivery-2', external_id: 'ORD-1002', dropoff_name: 'Sipho Nkosi' }),
];

function names(): (string | null)[] {
  return screen.getAllByRole('rowheader').map((header) => header.textContent);
}

test('a row has external ID, drop-off name, pickup time in South African time and status, and leads to the delivery', () => {
  show(TWO);
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

test('a delivery without an external ID is called by its ID, a status of another system is shown as it is', () => {
  show([delivery({ external_id: '', status: 'On the way' })]);
  expect(screen.getByRole('link', { name: 'delivery-1' })).toBeVisible();
  expect(screen.getByText('On the way')).toBeVisible();
});

test('an empty list says what to do', () => {
  show([]);
  expect(screen.getByText('No deliveries yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create your first delivery' })).toHaveAttribute(
    'href',
    '/newdelivery',
  );
});

test('the table announces its number of rows, the position of each and its sort order', () => {
  const many = Array.from({ length: 60 }, (_, index) => delivery({ id: `delivery-${index}` }));
  show(many);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
  const rows = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
  expect(rows.slice(0, 3)).toEqual(['1', '2', '3']);
  expect(screen.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Status' })).not.toHaveAttribute('aria-sort');
});

test('rows of ten thousand deliveries are in the page only while they are in sight', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => delivery({ id: `delivery-${index}` }));
  show(many);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

test('a header sorts by its column, in its usual direction first, and turns when it is pressed again', async () => {
  const { user, onChange } = show(TWO);
  await user.click(screen.getByRole('button', { name: 'Drop-off name' }));
  expect(onChange).toHaveBeenLastCalledWith({ sort: 'dropoff', direction: 'asc' });
  await user.click(screen.getByRole('button', { name: 'Created' }));
  expect(onChange).toHaveBeenLastCalledWith({ sort: 'created', direction: 'asc' });
});

test('the rows follow the chosen sort order', () => {
  show(TWO, { query: { sort: 'reference', direction: 'desc' } });
  expect(names()).toEqual(['ORD-1002', 'ORD-1001']);
});

test('cards have no buttons in a header that is not seen', () => {
  setScreen('phone');
  show(TWO);
  expect(screen.getByRole('columnheader', { name: 'Status' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Status' })).not.toBeInTheDocument();
});

test('a search shows how far it reached, and adds older matches', () => {
  const older = delivery({ id: 'old', external_id: 'OLD-1', dropoff_name: 'Sipho', created_at: new Date(0) });
  show(TWO, { query: { search: 'sipho' }, more: 'some', found: [older] });
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 deliveries found. Searched the newest 2; there are older ones.',
  );
  expect(names()).toEqual(['ORD-1002', 'OLD-1']);
});

test('older deliveries can be loaded page by page or all at once, and the loading can be stopped', async () => {
  const { user, loadMore } = show(TWO, { more: 'some' });
  await user.click(screen.getByRole('button', { name: 'Load 50 more' }));
  expect(loadMore).toHaveBeenLastCalledWith(50);
  await user.click(screen.getByRole('button', { name: 'Load all' }));
  expect(loadMore).toHaveBeenLastCalledWith(200);
  await user.click(screen.getByRole('button', { name: 'Stop loading' }));
  expect(screen.getByRole('button', { name: 'Load all' })).toBeVisible();
});

test('a page that could not be loaded can be loaded again', async () => {
  const { user, loadMore } = show(TWO, { more: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('Older deliveries could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadMore).toHaveBeenCalledWith(50);
});

test('an empty result offers the whole list', async () => {
  const { user, onChange } = show(TWO, { query: { search: 'nobody', sort: 'status', direction: 'asc' } });
  expect(screen.getByText('No deliveries found')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 2 deliveries.');
  expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(onChange).toHaveBeenCalledWith({ ...WHOLE_LIST, sort: 'status', direction: 'asc' });
});

test('the file has the rows of the list, in its order', async () => {
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
  const { user } = show([...TWO, delivery({ id: 'x', dropoff_name: 'Nobody' })], {
    query: { search: 'ORD', sort: 'reference', direction: 'desc', status: 'Created', to: '2026-02-03' },
  });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Download CSV' });
  expect(dialog).toHaveTextContent('2 of 3 deliveries.');
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  const lines = (await texts[0])?.split('\r\n') ?? [];
  expect(lines.slice(1, -1).map((line) => line.split(';')[0])).toEqual(names());
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

test('a file whose tracking links cannot be read is written without them when the user says so', async () => {
  URL.createObjectURL = () => 'blob:list';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  mockLinks.mockRejectedValue(new AppError('internal', 'The server was not reached.'));
  const { user } = show([delivery({ pickup_time: new Date(Date.now() + 3_600_000) })]);
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
