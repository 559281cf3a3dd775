import { AppError } from '@fleetfoot/shared/domain';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { dialogWords } from '../../texts/dialogs';
import { shareTexts } from '../../texts/share';
import { delivery } from '../testing/delivery';
import { inLanguage } from '../testing/in-language';
import { ExportDialog } from './export-dialog';
import { WHOLE_LIST } from './query/list-query';
import { ShareManyDialog } from './selection/share-many-dialog';
import { SaveViewDialog } from './views/view-dialogs';

const mockFail = jest.fn();

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  callFunction: async () => mockFail(),
}));

const nothing = () => {};
const COUNT = {
  ...{ shown: 1, loaded: 1, isComplete: true, isNarrowed: false, isSearched: false, isOfDay: false },
};

async function show(part: ReactNode) {
  const inZulu = await inLanguage('zu');
  return renderPage(inZulu(part));
}

test('the dialog of the file is in isiZulu once its texts are there', async () => {
  await show(<ExportDialog deliveries={[delivery()]} listed={COUNT} onClose={nothing} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Landa i-CSV' }));
  expect(
    dialog.getByText('Ifayela liqukethe okuboniswa uhlu, ngokulandelana kwalo. Kukhona okulethwayo oku-1.'),
  ).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Izixhumanisi zokulandelela' })).toBeVisible();
});

test('the dialog of the file is English, and marked so, where its texts cannot be had', async () => {
  const load = jest.spyOn(dialogWords, 'load').mockRejectedValue(new Error('no network'));
  const read = jest.spyOn(dialogWords, 'read').mockReturnValue(undefined);
  await show(<ExportDialog deliveries={[delivery()]} onClose={nothing} />);
  const dialog = await screen.findByRole('dialog', { name: 'Download CSV' });
  expect(dialog).toHaveTextContent('The file holds what is selected, 1 delivery, in the order of the list.');
  expect(dialog.closest('[lang]')).toHaveAttribute('lang', 'en-ZA');
  load.mockRestore();
  read.mockRestore();
});

test('a view without a name is refused in isiZulu', async () => {
  const owner = { orgID: 'acme', uid: 'thandi' };
  const { user } = await show(
    <SaveViewDialog views={[]} query={WHOLE_LIST} owner={owner} onClose={nothing} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Londoloza ukubuka' }));
  await user.click(dialog.getByRole('button', { name: 'Londoloza' }));
  expect(dialog.getByLabelText('Igama')).toHaveAccessibleDescription(/Faka igama lokubuka\./);
});

test('tracking links that could not be read say why in isiZulu', async () => {
  mockFail.mockRejectedValue(new AppError('offline', 'test'));
  await shareTexts.load('zu');
  const open = delivery({ pickup_time: new Date(Date.now() + 3_600_000) });
  const { user } = await show(<ShareManyDialog deliveries={[open]} onClose={nothing} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Yabelana ngokulandelela' }));
  await user.click(dialog.getByRole('button', { name: 'Thola izixhumanisi zokulandelela' }));
  expect(await dialog.findByText(/^Awuxhunyiwe ku-inthanethi\./)).toBeVisible();
});
