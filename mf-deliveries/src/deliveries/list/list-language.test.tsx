import type { LoadedPages } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { LIST } from '../../texts/english/list';
import { listWords } from '../../texts/list-words';
import { delivery } from '../testing/delivery';
import { inLanguage } from '../testing/in-language';
import { setScreen } from '../testing/screen-size';
import { DeliveryList } from './delivery-list';
import { DeliveryListPage } from './delivery-list-page';
import { listSummary } from './list-summary';
import { type ListQuery, WHOLE_LIST } from './query/list-query';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  databaseIsOpen: async () => {},
}));
jest.mock('../../outbox/use-may-have-outbox', () => ({ useMayHaveOutbox: () => false }));
jest.mock('./query/use-list-query', () => ({
  useListQuery: () => ({ query: WHOLE_LIST, change: () => {} }),
}));
jest.mock('./rows/use-delivery-pages', () => ({
  useDeliveryPages: () => ({ result: { status: 'loading' }, loadMore: () => {}, isNarrowed: false }),
}));

const EITHER = [false, true];

/** Everything that a list may show of what there is. */
const COUNTS = EITHER.flatMap((isComplete) =>
  EITHER.flatMap((isNarrowed) =>
    EITHER.flatMap((isSearched) =>
      EITHER.flatMap((isOfDay) =>
        [1, 50].map((loaded) => ({ shown: loaded, loaded, isComplete, isNarrowed, isSearched, isOfDay })),
      ),
    ),
  ),
);

test('the catalogue says in English what the list says by itself', () => {
  const { summary } = listWords(LIST);
  expect(COUNTS.map(summary)).toEqual(COUNTS.map(listSummary));
});

async function show(
  language: 'zu' | 'af',
  more: LoadedPages<Delivery>['more'],
  query: Partial<ListQuery> = {},
) {
  const inWords = await inLanguage(language);
  const late = delivery({ status: 'Failed', dropoff_name: 'Late', external_id: 'Failed' });
  const page = renderPage(
    inWords(
      <DeliveryList
        loaded={{ items: [late], more }}
        found={[]}
        query={{ ...WHOLE_LIST, ...query }}
        isNarrowed={false}
        onChange={() => {}}
        loadMore={() => {}}
      />,
    ),
  );
  // What comes once rows are drawn.
  await act(async () => {});
  return page;
}

beforeEach(() => setScreen('desktop'));

test('the page of the list says that it is in isiZulu once that is there', async () => {
  const session = { ...sessions.admin, language: 'zu' };
  const { services } = renderPage(<DeliveryListPage />, { session });
  expect(await screen.findByRole('heading', { name: 'Okulethwayo' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'zu-ZA');
  expect(services.titlePage).toHaveBeenLastCalledWith('Okulethwayo');
  expect(screen.getByLabelText('Sesha')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Isimo' })).toHaveTextContent('Kulandiwe');
  expect(screen.getByRole('link', { name: 'Kudinga wena' })).toBeVisible();
});

test('the page of the list is English for whoever chose that, and asks for no language', async () => {
  const { services } = renderPage(<DeliveryListPage />, { session: { ...sessions.admin, language: 'en' } });
  expect(screen.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
  expect(services.titlePage).not.toHaveBeenCalled();
});

test('rows are in isiZulu, but for what people typed', async () => {
  await show('zu', 'none');
  const row = within(screen.getByRole('row', { name: /ORD|Failed/ }));
  expect(row.getByText('Kuhlulekile')).toBeVisible();
  expect(row.getByText('Ngokushesha')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Failed' })).toBeVisible();
  expect(row.getByText('Late')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Kwakhiwe/ })).toBeVisible();
  expect(screen.getByText('Kukhona okulethwayo oku-1.')).toBeVisible();
});

test('a page of rows that could not be loaded says so in isiZulu', async () => {
  await show('zu', 'failed');
  expect(screen.getByRole('alert')).toHaveTextContent('Okulethwayo okudala akukwazanga ukulayishwa.');
  expect(screen.getByRole('button', { name: 'Zama futhi' })).toBeVisible();
  expect(screen.getByText(/^Kuboniswa okusha kakhulu okungu-1/)).toBeVisible();
});

test('selected deliveries are cancelled in Afrikaans, with why some are not', async () => {
  const { user } = await show('af', 'none');
  await user.click(screen.getByRole('checkbox', { name: 'Kies Failed, Late' }));
  expect(screen.getByText('1 aflewering gekies.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Kanselleer aflewerings' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hierdie kan nie gekanselleer word nie' }));
  expect(dialog.getByText('1 aflewering kan nie meer gekanselleer word nie, want:')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent('Failed: die status is Misluk');
  await user.click(dialog.getByRole('button', { name: 'Maak toe' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
