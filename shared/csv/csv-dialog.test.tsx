import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { CsvDialog } from './csv-dialog';

test('a file whose dialog was closed while it was prepared is not written', async () => {
  let isPrepared = () => {};
  const prepare = () => new Promise<void>((resolve) => (isPrepared = resolve));
  const onDownload = jest.fn();
  const dialog = <CsvDialog prepare={prepare} onDownload={onDownload} onClose={() => {}} />;
  const { user, unmount } = renderPage(dialog);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  unmount();
  await act(async () => isPrepared());
  expect(onDownload).not.toHaveBeenCalled();
});
