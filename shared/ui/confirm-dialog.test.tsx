import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';

function show(props: { busy?: boolean; error?: string } = {}) {
  const confirm = jest.fn();
  const cancel = jest.fn();
  render(
    <ConfirmDialog
      open
      title="Sign Out"
      confirmLabel="Sign Out"
      tone="danger"
      onConfirm={confirm}
      onCancel={cancel}
      {...props}
    >
      Are you sure you would like to sign out?
    </ConfirmDialog>,
  );
  return { confirm, cancel };
}

test('a confirmation begins at the harmless choice', async () => {
  const { confirm, cancel } = show();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a busy confirmation can be neither confirmed nor left', async () => {
  const { confirm, cancel } = show({ busy: true });
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(confirm).not.toHaveBeenCalled();
  expect(cancel).not.toHaveBeenCalled();
});

test('a confirmation shows what went wrong', () => {
  show({ error: 'You are offline.' });
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
});
