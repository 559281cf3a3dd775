import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { TextField } from './text-field';

function Screen({ keepOpener = true }: { readonly keepOpener?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Team</h1>
      {(keepOpener || !open) && <Button onClick={() => setOpen(true)}>Invite Member</Button>}
      <Dialog
        open={open}
        title="Invite Team Member"
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Invite</Button>}
      >
        <TextField label="Mobile Number" />
      </Dialog>
    </>
  );
}

async function openDialog(props: { keepOpener?: boolean } = {}) {
  render(<Screen {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite Member' }));
  return screen.getByRole('dialog', { name: 'Invite Team Member' });
}

test('a dialog is named by its title and begins at its first field', async () => {
  expect(await openDialog()).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Mobile Number' })).toHaveFocus();
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['its action', () => userEvent.click(screen.getByRole('button', { name: 'Invite' }))],
  ['a press beside it', () => userEvent.click(screen.getByRole('dialog'))],
  ['the back gesture', async () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
])('%s closes it and gives the focus back', async (_, leave) => {
  await openDialog();
  await leave();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invite Member' })).toHaveFocus();
});

test('the heading takes the focus when the opener is gone', async () => {
  await openDialog({ keepOpener: false });
  await userEvent.keyboard('{Escape}');
  // The opener that is back is another element than the one that had the focus.
  expect(screen.getByRole('heading', { name: 'Team' })).toHaveFocus();
});

test('a press that begins inside and ends outside does not close the dialog', async () => {
  const dialog = await openDialog();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('textbox') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toBeVisible();
});

test('a press beside a dialog in which something was typed does not close it', async () => {
  const dialog = await openDialog();
  await userEvent.type(screen.getByRole('textbox'), '0');
  await userEvent.click(dialog);
  expect(screen.getByRole('textbox')).toHaveValue('0');
});

describe('where the browser has modal dialogs', () => {
  const showModal = jest.fn(function show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  });
  const close = jest.fn(function hide(this: HTMLDialogElement) {
    this.removeAttribute('open');
  });

  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
    jest.clearAllMocks();
  });

  test('a dialog opens with showModal and closes before it is removed', async () => {
    await openDialog();
    expect(showModal).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('a dialog that its owner keeps open is shown again after the browser closed it', () => {
    const ask = jest.fn();
    render(<Dialog open title="Saving" onClose={ask} />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(true);
  });
});
