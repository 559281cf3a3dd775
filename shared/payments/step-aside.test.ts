import { stepAside } from './step-aside';

function openDialog() {
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  dialog.append(button);
  document.body.replaceChildren(dialog);
  let mode = 'modal';
  // jsdom has no modal dialogs.
  Object.assign(dialog, {
    showModal: () => (mode = 'modal'),
    show: () => (mode = 'beside'),
    close: () => (mode = 'closed'),
  });
  return { dialog, button, mode: () => mode };
}

test("a dialog hides for the bank's window and returns, with the focus where it was", async () => {
  const { dialog, button, mode } = openDialog();
  button.focus();
  const result = await stepAside(button, async () => {
    expect(mode()).toBe('beside');
    expect(dialog).toHaveAttribute('data-aside');
    button.blur();
    return 'saved';
  });
  expect(result).toBe('saved');
  expect(mode()).toBe('modal');
  expect(dialog).not.toHaveAttribute('data-aside');
  expect(button).toHaveFocus();
});

test('a dialog returns when the task fails, but not after it was closed', async () => {
  const { dialog, button, mode } = openDialog();
  await expect(stepAside(button, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(mode()).toBe('modal');
  await stepAside(button, async () => dialog.remove());
  expect(mode()).toBe('beside');
});

test('without a dialog the task just runs', async () => {
  expect(await stepAside(document.body, async () => 1)).toBe(1);
});
