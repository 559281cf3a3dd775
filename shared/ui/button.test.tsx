import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkButton } from './button';

test('a press is passed on', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a busy button keeps name and focus and ignores presses', async () => {
  const press = jest.fn();
  const submit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy onClick={press}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(button).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Thandi{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a disabled button is disabled', () => {
  render(<Button disabled>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a link button is a link', () => {
  render(<LinkButton href="/newdelivery">New Delivery</LinkButton>);
  expect(screen.getByRole('link', { name: 'New Delivery' })).toHaveAttribute('href', '/newdelivery');
});

test('a button that asks the server cannot be pressed without a connection, and says why', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <>
      <Button type="submit">Save</Button>
      <Button busy={false}>Send</Button>
      <Button needsConnection>Invite</Button>
      <Button>Close</Button>
      <Button type="submit" needsConnection={false}>
        Create Delivery
      </Button>
    </>,
  );
  for (const name of ['Save', 'Send', 'Invite']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/^This needs a connection\./);
  }
  for (const name of ['Close', 'Create Delivery']) expect(screen.getByRole('button', { name })).toBeEnabled();
  jest.restoreAllMocks();
});
