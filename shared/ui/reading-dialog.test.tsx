import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadingDialog } from './reading-dialog';
import { UiLanguage, type UiTexts } from './ui-language';

const inZulu: UiTexts = {
  say: (word) => (word === 'Close' ? 'Vala' : word),
  asOf: () => '',
  ago: () => '',
};

test.each([
  ['English', undefined, 'Close'],
  ['isiZulu', inZulu, 'Vala'],
])('a dialog to read on a page in %s is closed by a button and a cross in that', async (_, ui, label) => {
  const onClose = jest.fn();
  render(
    <UiLanguage value={ui}>
      <ReadingDialog title="Price" onClose={onClose}>
        R 85
      </ReadingDialog>
    </UiLanguage>,
  );
  await userEvent.click(screen.getByText(label));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByLabelText(label));
  expect(onClose).toHaveBeenCalledTimes(2);
});
