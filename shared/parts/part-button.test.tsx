import { renderPage } from '@fleetfoot/shared/testing';
import { UiLanguage, type UiTexts } from '@fleetfoot/shared/ui';
import { screen } from '@testing-library/react';
import { PartButton } from './part-button';

interface NoteProps {
  readonly text: string;
  readonly onClose: () => void;
}

function Note({ text, onClose }: NoteProps) {
  return (
    <div role="dialog" aria-label={text}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

test('the dialog opens once it is loaded, and again after it was closed', async () => {
  const load = jest.fn(async () => Note);
  const { user } = renderPage(
    <PartButton label="Open" variant="quiet" load={load} props={{ text: 'A note' }} />,
  );
  expect(load).not.toHaveBeenCalled();
  for (const _ of ['once', 'again']) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'A note' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

test('a dialog that cannot be loaded shows that and can be retried', async () => {
  const load = jest.fn(async () => Note).mockRejectedValueOnce(new Error('gone'));
  const { user } = renderPage(
    <PartButton label="Open" variant="quiet" load={load} props={{ text: 'A note' }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'A note' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a dialog that cannot be loaded says so in the language of the page around', async () => {
  const ui: UiTexts = { say: (word) => `zu: ${word}`, asOf: () => '', ago: () => '' };
  const load = jest.fn(async () => Note).mockRejectedValue(new Error('gone'));
  const { user } = renderPage(
    <UiLanguage value={ui}>
      <PartButton label="Vula" variant="quiet" load={load} props={{ text: 'A note' }} />
    </UiLanguage>,
  );
  await user.click(screen.getByRole('button', { name: 'Vula' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^zu: This could not be opened/);
});
