import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { ImportDeliveries } from './import-deliveries';
import { memoryJobStore } from './testing/memory-job-store';
import { SHOP } from './testing/saved-address';
import { textFile } from './testing/text-file';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../testing/plain-maps'));

/** Asked for what comes once a table was chosen. */
const mockLoad = jest.fn();
jest.mock('./import-steps', () => ({
  __esModule: true,
  get ImportSteps() {
    mockLoad();
    return jest.requireActual('./import-steps').ImportSteps;
  },
}));

const LOST = new Error('Loading chunk import-steps failed.');
const TABLE = [
  'External ID;Pickup address;Drop-off address;Drop-off latitude;Drop-off longitude;Drop-off name;Drop-off phone number',
  'A;Shop;5 Beach Road;-33,9136;18,3886;Lerato Dlamini;0831234567',
].join('\n');

function scene(store = memoryJobStore()) {
  const page = renderPage(
    <ImportDeliveries
      store={store}
      headings={{ recall: async () => ({}), remember: async () => {} }}
      send={async () => []}
      ask={async () => []}
      find={async () => []}
      addresses={[SHOP]}
      defaultPickupID=""
    />,
  );
  return { ...page, store };
}

function loseSteps(): void {
  mockLoad.mockImplementation(() => {
    throw LOST;
  });
}

beforeEach(() => mockLoad.mockReset());
afterEach(() => localStorage.clear());

test('a file whose check does not arrive stays chosen, and is checked when that is tried again', async () => {
  loseSteps();
  const { user, services, store } = scene();
  await user.upload(await screen.findByLabelText('CSV file'), textFile('orders.csv', TABLE));
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  expect(services.report).toHaveBeenCalledWith(LOST, { loading: 'import-steps' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  mockLoad.mockReset();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'orders.csv' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Check' })).toHaveFocus();
  expect(store.kept()?.lines).toHaveLength(1);
});

test('another file is chosen in place of one whose check does not arrive', async () => {
  loseSteps();
  const { user } = scene();
  await user.upload(await screen.findByLabelText('CSV file'), textFile('orders.csv', TABLE));
  await user.click(await screen.findByRole('button', { name: 'Choose another file' }));
  expect(screen.getByRole('group', { name: 'File' })).toHaveFocus();
  mockLoad.mockReset();
  await user.upload(screen.getByLabelText('CSV file'), textFile('others.csv', TABLE));
  expect(await screen.findByRole('heading', { name: 'others.csv' })).toBeVisible();
});

test('an import that was begun waits for its check, too', async () => {
  const { user, unmount, store } = scene();
  await user.upload(await screen.findByLabelText('CSV file'), textFile('orders.csv', TABLE));
  await screen.findByText('1 row ready, 0 rows to fix.');
  unmount();
  loseSteps();
  const again = scene(store);
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  expect(screen.queryByRole('button', { name: 'Choose another file' })).not.toBeInTheDocument();
  mockLoad.mockReset();
  await again.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Check' })).toHaveFocus();
});

test('an import that was begun goes on when the connection brings its check', async () => {
  const { user, unmount, store } = scene();
  await user.upload(await screen.findByLabelText('CSV file'), textFile('orders.csv', TABLE));
  await screen.findByText('1 row ready, 0 rows to fix.');
  unmount();
  loseSteps();
  scene(store);
  await screen.findByRole('alert');
  mockLoad.mockReset();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('the check of rows is not loaded before the field is taken up, and a failure then is not told', async () => {
  loseSteps();
  const { user, services } = scene();
  const box = await screen.findByLabelText('Or paste rows from a spreadsheet');
  expect(mockLoad).not.toHaveBeenCalled();
  await user.click(box);
  expect(mockLoad).toHaveBeenCalledTimes(1);
  await act(async () => {});
  expect(services.report).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a user who saves data loads the check of rows once a table was read', async () => {
  localStorage.setItem('fleetfoot.save-data', 'on');
  const { user } = scene();
  await user.click(await screen.findByLabelText('CSV file'));
  await user.click(screen.getByLabelText('Or paste rows from a spreadsheet'));
  await user.paste('External ID');
  await user.click(screen.getByRole('button', { name: 'Read the pasted rows' }));
  await screen.findByRole('alert');
  expect(mockLoad).not.toHaveBeenCalled();
  await user.upload(screen.getByLabelText('CSV file'), textFile('orders.csv', TABLE));
  expect(await screen.findByText('1 row ready, 0 rows to fix.')).toBeVisible();
  expect(mockLoad).toHaveBeenCalled();
});
