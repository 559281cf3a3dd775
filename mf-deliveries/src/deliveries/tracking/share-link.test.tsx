import { AppError } from '@fleetfoot/shared/domain';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { delivery } from '../testing/delivery';
import { ShareLink } from './share-link';

const URL = 'https://dash.example/t/abcdefghijklmnopqrstuA';

function setUp(changes = {}) {
  const writes = { give: jest.fn(async () => URL), revoke: jest.fn(async () => {}) };
  const announce = jest.fn();
  const shown = delivery({ dropoff_name: 'Naledi Molefe', dropoff_phone_number: '+27821234567', ...changes });
  const page = renderPage(<ShareLink delivery={shown} writes={writes} announce={announce} />);
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, writes, announce, press };
}

test('a link is asked for when somebody wants it, and then copied, sent as WhatsApp or as SMS', async () => {
  const { writes, press } = setUp();
  expect(writes.give).not.toHaveBeenCalled();
  await press('Get tracking link');
  expect(await screen.findByLabelText('Tracking link')).toHaveTextContent(URL);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const text = /Follow%20your%20delivery%20from%20.*https%3A%2F%2Fdash\.example%2Ft%2Fabcdefghijklmnopqrstu/;
  const whatsApp = screen.getByRole('link', { name: /^WhatsApp Naledi Molefe/ });
  expect(whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/27821234567\?text=/);
  expect(whatsApp.getAttribute('href')).toMatch(text);
  const sms = screen.getByRole('link', { name: 'SMS Naledi Molefe' });
  expect(sms.getAttribute('href')).toMatch(/^sms:\+27821234567\?&body=/);
  expect(sms.getAttribute('href')).toMatch(text);
});

test('without a number of the recipient a link is copied alone', async () => {
  const { press } = setUp({ dropoff_phone_number: '' });
  await press('Get tracking link');
  await screen.findByLabelText('Tracking link');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('why there is no link is said where it was asked for', async () => {
  const { writes, press } = setUp();
  writes.give.mockRejectedValueOnce(
    new AppError('failed-precondition', 'over', { userMessage: 'This delivery is over.' }),
  );
  await press('Get tracking link');
  expect(await screen.findByRole('alert')).toHaveTextContent('This delivery is over.');
  await press('Get tracking link');
  expect(await screen.findByLabelText('Tracking link')).toBeVisible();
});

test('a link is revoked after a confirmation, and another can be asked for', async () => {
  const { writes, announce, press, user } = setUp();
  await press('Get tracking link');
  await screen.findByLabelText('Tracking link');
  await press('Revoke link');
  const dialog = screen.getByRole('dialog', { name: 'Revoke this link?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep link' }));
  expect(writes.revoke).not.toHaveBeenCalled();
  await press('Revoke link');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke link' }));
  expect(writes.revoke).toHaveBeenCalledTimes(1);
  expect(announce).toHaveBeenCalledWith('The link is revoked.');
  expect(await screen.findByRole('button', { name: 'Get tracking link' })).toBeVisible();
});
