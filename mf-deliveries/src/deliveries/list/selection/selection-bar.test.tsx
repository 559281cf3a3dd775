import { AppError } from '@fleetfoot/shared/domain';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { delivery } from '../../testing/delivery';
import { inLanguage, LIST_GROUPS } from '../../testing/in-language';
import { SelectionBar } from './selection-bar';

const mockCancel = jest.fn();

jest.mock('../../data', () => ({
  ...jest.requireActual<object>('../../data'),
  deliveryWrites: () => ({ cancel: mockCancel }),
}));

test('a delivery that is not cancelled says why in the language of the list', async () => {
  const userMessage = 'It is paid now, and it can no longer be cancelled.';
  mockCancel.mockRejectedValue(new AppError('failed-precondition', 'paid', { userMessage }));
  const show = await inLanguage('zu', LIST_GROUPS);
  const { user } = renderPage(show(<SelectionBar selected={[delivery()]} select={() => {}} />));
  await user.click(screen.getByRole('button', { name: 'Khansela okukhethiwe' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: /^Khansela/ }));
  const outcome = within(await screen.findByRole('dialog', { name: 'Okunye akukhanselwanga' }));
  expect(outcome.getByText('ORD-1001: Sekukhokhelwe manje, futhi akusenakukhanselwa.')).toBeVisible();
});
