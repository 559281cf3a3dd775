import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from './notice';

it('a notice says what happened under a heading, to eyes and ears, until it is dismissed', async () => {
  const onDismiss = jest.fn();
  render(<Notice title="Your session has ended" text="Sign in again to go on." onDismiss={onDismiss} />);
  const region = screen.getByRole('region', { name: 'Notice' });
  const alert = within(region).getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 2, name: 'Your session has ended' })).toBeVisible();
  expect(alert).toHaveTextContent('Sign in again to go on.');
  await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
