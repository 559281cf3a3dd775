import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { remoteContextOf, renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { delivery } from '../testing/delivery';
import { inLanguage } from '../testing/in-language';
import { story } from '../testing/story';
import { DeliveryDetailPage } from './delivery-detail-page';
import { DeliveryView } from './delivery-view';

jest.mock('@fleetfoot/shared/maps', () => ({
  MapView: jest.requireActual('../testing/listed-map').ListedMap,
}));
const mockDocument = jest.fn<Live<unknown>, [{ path: string }]>();
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLiveDocument: (query: { path: string }) => mockDocument(query),
  useLiveCollection: () => ({ status: 'loading' }),
}));

const failed = (userMessage: string) =>
  ({ status: 'error', error: new AppError('internal', 'test', { userMessage }), retry: jest.fn() }) as const;
const ready = (data = delivery()): Live<ReturnType<typeof delivery>> => ({
  ...{ status: 'ready', data, offline: false },
});

const REST = {
  story: story(),
  edit: async () => {},
  ask: async () => ({ failure: 'unavailable' }) as const,
  gone: undefined,
};

beforeEach(() => mockDocument.mockReset().mockReturnValue({ status: 'loading' }));

test('a delivery that is deleted while its page is open is not found there any more', async () => {
  mockDocument.mockReturnValue(ready(delivery()));
  const { rerender, services } = renderPage(<DeliveryDetailPage />);
  expect(await screen.findByRole('heading', { name: 'ORD-1001' })).toBeVisible();
  mockDocument.mockReturnValue({ status: 'ready', data: undefined, offline: false });
  rerender(
    <RemoteContext value={remoteContextOf(services)}>
      <DeliveryDetailPage />
    </RemoteContext>,
  );
  expect(await screen.findByText('Delivery not found')).toBeVisible();
});

test('the page of a delivery says that it is in isiZulu once that is there', async () => {
  renderPage(<DeliveryDetailPage />, { session: { ...sessions.admin, language: 'zu' } });
  expect(await screen.findByRole('heading', { name: 'Okulethwayo' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'zu-ZA');
});

test('a delivery is in isiZulu, with its statuses, its choices and its title', async () => {
  const show = await inLanguage('zu');
  const data = [{ id: '1', status: 'Collected', at: new Date('2026-02-03T12:30:00Z'), by: 'uid-thandi' }];
  const history = { status: 'ready', data, offline: false } as const;
  const live = ready(delivery({ status: 'Collected', dropoff_gate_code: '4321#' }));
  const { services } = renderPage(
    show(<DeliveryView {...REST} story={story({ history })} live={live} cancel={async () => {}} />),
  );
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.querySelector('p')).toHaveTextContent(
    /^Isimo: Kulandiwe/,
  );
  const summary = within(screen.getByRole('region', { name: 'ISIFINYEZO' }));
  expect(summary.getByText('Kulandiwe')).toBeVisible();
  expect(summary.getByText('Akukhokhelwanga')).toBeVisible();
  expect(summary.getByText('Ngokushesha')).toBeVisible();
  expect(screen.getByText('Hlangana emnyango')).toBeVisible();
  expect(screen.getByText('Ikhodi yesango')).toBeVisible();
  const [entry] = within(screen.getByRole('region', { name: 'OKWENZEKILE' })).getAllByRole('listitem');
  expect(entry).toHaveTextContent('Kulandiwe – Thandi Nkosi03 Feb 2026, 14:30');
  expect(services.titlePage).toHaveBeenLastCalledWith('ORD-1001, Kulandiwe');
  expect(screen.getByText(/^Akusenakukhanselwa, ngoba isimo sithi: Kulandiwe\./)).toBeVisible();
});

test('parts of a delivery that could not be loaded say so in isiZulu', async () => {
  const show = await inLanguage('zu');
  const broken = failed('Broken.');
  const parts = story({ history: broken, edits: broken });
  renderPage(show(<DeliveryView {...REST} story={parts} live={ready()} cancel={async () => {}} />));
  expect(screen.getByText('Izinguquko zesimo azikwazanga ukulayishwa.')).toBeVisible();
  expect(screen.getByText('Okuhleliwe akukwazanga ukulayishwa.')).toBeVisible();
});

test.each([
  [
    new AppError('offline', 'test'),
    'Ukukhansela akuphumelelanga. Awuxhunyiwe ku-inthanethi. Hlola uxhumo lwakho bese uzama futhi.',
  ],
  [
    new AppError('failed-precondition', 'test', {
      userMessage: 'Its status is Collected now, and it can no longer be cancelled.',
    }),
    'Ukukhansela akuphumelelanga. Isimo manje sithi: Kulandiwe, futhi akusenakukhanselwa.',
  ],
  [
    new AppError('timeout', 'test', { isInDoubt: true }),
    'Asazi ukuthi lokhu kwenziwe yini: impendulo ilahlekile. Bheka okukhona manje, bese uzama futhi.',
  ],
])('a cancellation that fails says why in isiZulu: %s', async (error, said) => {
  const show = await inLanguage('zu');
  const cancel = () => Promise.reject(error);
  const { user } = renderPage(show(<DeliveryView {...REST} live={ready()} cancel={cancel} />));
  await user.click(screen.getByRole('button', { name: 'Khansela okulethwayo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Khansela lokhu okulethwayo?' }));
  await user.click(dialog.getByRole('button', { name: 'Khansela okulethwayo' }));
  expect(await dialog.findByText(said)).toBeVisible();
});
