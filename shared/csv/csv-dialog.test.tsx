import { AppError, type AppErrorCode } from '@fleetfoot/shared/domain';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { CSV_WORDS, CsvDialog } from './csv-dialog';

const mockTell = jest.fn<Promise<void>, unknown[]>();

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  tellExport: (...told: unknown[]) => mockTell(...told),
}));

const WORDS = {
  ...CSV_WORDS,
  refusals: { offline: 'Jy is vanlyn.', limit: (most: string) => `Vandag ${most}.` },
};

async function download(props: Partial<Parameters<typeof CsvDialog>[0]>) {
  const onDownload = jest.fn();
  const exported = { what: 'deliveries', rows: 3 } as const;
  const dialog = <CsvDialog exported={exported} onDownload={onDownload} onClose={() => {}} {...props} />;
  const { user } = renderPage(dialog);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  return onDownload;
}

test('a file is written once its download is noted', async () => {
  mockTell.mockResolvedValue();
  const onDownload = await download({});
  expect(onDownload).toHaveBeenCalledTimes(1);
  expect(mockTell).toHaveBeenCalledWith(expect.anything(), 'deliveries', 3);
});

test.each<[AppErrorCode, string]>([
  ['offline', 'Jy is vanlyn.'],
  ['resource-exhausted', 'Vandag 100.'],
])('a download that is not noted, %s, says so in the language of its page', async (code, text) => {
  mockTell.mockRejectedValue(new AppError(code, ''));
  const onDownload = await download({ words: WORDS });
  expect(await screen.findByText(text)).toBeVisible();
  expect(onDownload).not.toHaveBeenCalled();
});

test('a file that is prepared while offline offers no remedy', async () => {
  const prepare = () => Promise.reject(new AppError('offline', ''));
  await download({ prepare, remedy: 'Leave it out.' });
  expect(await screen.findByText(CSV_WORDS.refusals.offline)).toBeVisible();
});

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
