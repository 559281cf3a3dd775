import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { AddressBookPage } from './address-book-page';

test('says that nothing is saved yet and where addresses are chosen', () => {
  renderPage(<AddressBookPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible();
  expect(screen.getByText('No addresses are saved yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New Delivery' })).toHaveAttribute('href', '/newdelivery');
});
