import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { recurringDelivery } from '@fleetfoot/shared/testing/recurring';
import { screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { belowWords } from '../../texts/groups/below';
import { RecurringPage } from './recurring-page';

const NOW = new Date('2026-12-14T12:00:00Z');
const mockList = jest.fn((): readonly RecurringDelivery[] => []);
const mockParams = jest.fn((): Record<string, string> => ({}));

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../../testing/plain-maps'));
jest.mock('@fleetfoot/shared/clock', () => ({ useNow: () => NOW }));
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLiveCollection: ({ path }: { path: string }) => ({
    status: 'ready',
    data: path.endsWith('RecurringDeliveries') ? mockList() : [],
    offline: false,
  }),
  useLiveDocument: () => ({ status: 'ready', data: mockList()[0], offline: false }),
}));
jest.mock('@fleetfoot/shared/remote', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/remote'),
  useRouteParams: () => mockParams(),
}));

const session = { ...sessions.admin, language: 'zu' };

test('the list of recurring deliveries is in isiZulu, with its days and its title', async () => {
  mockList.mockReturnValue([recurringDelivery({ decidedUntil: NOW, days: ['monday', 'friday'] })]);
  const { services } = renderPage(<RecurringPage />, { session });
  expect(await screen.findByRole('heading', { name: 'Okulethwayo okuphindaphindwayo' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'zu-ZA');
  expect(services.titlePage).toHaveBeenLastCalledWith('Okulethwayo okuphindaphindwayo');
  const [, row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent('UMsombuluko, ULwesihlanu ngo-08:30');
  expect(row).toHaveTextContent('Kuyasebenza');
});

test('a recurring delivery is in isiZulu, with holidays and why a run was missed', async () => {
  const missed = { date: '2026-12-14', reason: 'outage', at: NOW };
  mockList.mockReturnValue([recurringDelivery({ decidedUntil: NOW, missed })]);
  mockParams.mockReturnValue({ recurringID: 'r'.repeat(20) });
  renderPage(<RecurringPage />, { session });
  const runs = await screen.findByRole('table', { name: 'Okuzolandela' });
  expect(within(runs).getByText('Usuku lokubuyisana')).toBeVisible();
  expect(screen.getByText(/^Okwango-14 Dec 2026 kuphuthelwe\. Isevisi yethu ibingasebenzi/)).toBeVisible();
});

test('a run that was missed for a reason of a later release says so once in isiZulu', async () => {
  const missed = { date: '2026-12-14', reason: 'weather', at: NOW };
  mockList.mockReturnValue([recurringDelivery({ decidedUntil: NOW, missed })]);
  mockParams.mockReturnValue({ recurringID: 'r'.repeat(20) });
  renderPage(<RecurringPage />, { session });
  expect(await screen.findByText(/^Okwango-14 Dec 2026 kuphuthelwe\./)).toHaveTextContent(
    /^Okwango-14 Dec 2026 kuphuthelwe\. Akukho okulethwayo okwakhiwe\.$/,
  );
});

test('the form of a recurring delivery says in isiZulu what is missing', async () => {
  mockParams.mockReturnValue({ recurringID: 'new' });
  const { user } = renderPage(<RecurringPage />, { session });
  await user.click(await screen.findByRole('button', { name: 'Yakha okuphindaphindwayo' }));
  expect(screen.getByText('Faka isikhathi sokulanda, njengo-08:30.')).toBeVisible();
  expect(screen.getByText('Faka igama.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'UMsombuluko' })).toBeChecked();
  expect(screen.getByLabelText('Ikheli lokulanda')).toBeVisible();
});

/** The form of an edit, in which the name is typed; what is stored becomes another at a press. */
function Edited() {
  const [, show] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <button type="button" onClick={show}>
        Somebody saves
      </button>
      <RecurringPage />
    </>
  );
}

async function changeMeanwhile() {
  const before = recurringDelivery({ decidedUntil: NOW, updated_by: 'sipho' });
  mockList.mockReturnValue([before]);
  mockParams.mockReturnValue({ recurringID: before.id });
  const { user } = renderPage(<Edited />, { session, path: `/recurring/${before.id}?edit` });
  const [name] = await screen.findAllByRole('textbox', { name: /^Igama/ });
  if (name) await user.type(name, ' early');
  const updated_at = new Date(before.updated_at.getTime() + 60_000);
  mockList.mockReturnValue([{ ...before, updated_at, name: 'Rolls', time: '09:15', days: ['saturday'] }]);
  await user.click(screen.getByRole('button', { name: 'Somebody saves' }));
}

test('the form of a recurring delivery says in isiZulu what others changed meanwhile', async () => {
  await changeMeanwhile();
  const notice = await screen.findByText(/^Omunye umuntu ushintshe lokhu/);
  expect(notice).toHaveTextContent('ushintshe lokhu ngenkathi uhlela: izinsuku, isikhathi sokulanda.');
  expect(notice.closest('[lang]')).toBe(document.documentElement);
  expect(screen.getByText(/^Wena nomunye umuntu/).closest('p')).toHaveTextContent(
    'nishintshe lokhu nobabili: igama. Yena ulondoloze: “Rolls”.',
  );
  expect(screen.getByRole('button', { name: 'Sebenzisa okwakhe' })).toBeVisible();
});

test('a notice of what others changed is English, and marked so, where its texts cannot be had', async () => {
  const load = jest.spyOn(belowWords, 'load').mockRejectedValue(new Error('no network'));
  const read = jest.spyOn(belowWords, 'read').mockReturnValue(undefined);
  await changeMeanwhile();
  const notice = await screen.findByText(/^Someone changed the days and the pickup time/);
  expect(notice.closest('[lang]')).toHaveAttribute('lang', 'en-ZA');
  expect(screen.getByRole('checkbox', { name: 'UMgqibelo' })).toBeChecked();
  load.mockRestore();
  read.mockRestore();
});
