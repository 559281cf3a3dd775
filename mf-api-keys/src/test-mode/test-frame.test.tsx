import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { manifest } from '../manifest';
import { TestFrame } from './test-frame';

test('a page of test mode says what it shows, and leads out of test mode', () => {
  renderPage(<TestFrame title="Test deliveries" />);
  const banner = screen.getByRole('region', { name: 'Test mode' });
  expect(banner).toHaveTextContent('nothing is charged or delivered.');
  expect(within(banner).getByRole('link', { name: 'Leave test mode' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Test deliveries');
});

test('an example says that it is one', () => {
  renderPage(<TestFrame title="An example day" isExample />);
  const banner = screen.getByRole('region', { name: 'Example' });
  expect(banner).toHaveTextContent('Everything here is made up.');
  expect(within(banner).getByRole('link', { name: 'Leave the example' })).toHaveAttribute('href', '/');
});

test('a page about one delivery says behind its title how far that is, and keeps its heading while that comes', () => {
  let know = (_status: string) => {};
  function Known() {
    const [status, setStatus] = useState('');
    know = setStatus;
    return <TestFrame title="TRY-1" status={status} />;
  }
  renderPage(<Known />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.parentElement?.querySelector('p')).toHaveTextContent(/^$/);
  act(() => know('Created'));
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(heading).toHaveAccessibleName('TRY-1');
  expect(heading.parentElement?.querySelector('p')).toHaveTextContent(/^Status: Created$/);
});

test('the pages of test deliveries are those of test mode, and no other page is', () => {
  const ofTestMode = manifest.routes.filter(({ path }) => path.startsWith('/test/'));
  expect(ofTestMode.map(({ page }) => page)).toEqual([
    ...['test-deliveries-page', 'test-delivery-page', 'example-day-page', 'example-delivery-page'],
  ]);
});
