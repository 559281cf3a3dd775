import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { delivery as mockDelivery } from '../testing/delivery';
import { WaybillPage } from './waybill-page';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLiveDocument: () => ({ status: 'ready', data: mockDelivery(), offline: false }),
}));
jest.mock('@fleetfoot/shared/remote', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/remote'),
  useRouteParams: () => ({ deliveryID: 'delivery-1' }),
}));

test('the page of a waybill is in isiZulu, and its sheet stays English for the courier', async () => {
  const session = { ...sessions.admin, language: 'zu' };
  const { services } = renderPage(<WaybillPage />, { session });
  expect(await screen.findByRole('heading', { name: 'Iphepha lephasela' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'zu-ZA');
  expect(services.titlePage).toHaveBeenLastCalledWith('Iphepha lephasela');
  expect(screen.getByRole('button', { name: 'Phrinta' })).toBeVisible();
  const sheet = screen.getByRole('article', { name: 'Waybill' });
  expect(sheet).toHaveAttribute('lang', 'en-ZA');
  expect(within(sheet).getByRole('heading', { name: 'To' })).toBeVisible();
});
