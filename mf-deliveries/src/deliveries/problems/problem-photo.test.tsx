import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { Problem } from '@fleetfoot/shared/model/delivery/problem';
import type { ProblemPhoto } from '@fleetfoot/shared/model/delivery/problem-photo';
import { renderPage, setConnection } from '@fleetfoot/shared/testing';
import { problem } from '@fleetfoot/shared/testing/problem';
import { screen, waitFor } from '@testing-library/react';
import { ProblemsCard } from './problems-card';

const NOW = new Date('2026-11-25T13:00:00Z');
// Whether its details are removed is all that is looked at.
const DELIVERY = { id: 'd1' } as Delivery;
const KEPT: ProblemPhoto = {
  ...{
    id: 'd1.1',
    orgID: 'o1',
    deliveryID: 'd1',
    type: 'image/png',
    data: 'cGhvdG8=',
    at: NOW,
    expiresAt: NOW,
  },
};

function setUp(
  problems: readonly Problem[],
  load: () => Promise<ProblemPhoto | undefined> = async () => KEPT,
) {
  const writes = {
    report: jest.fn(async () => {}),
    write: jest.fn(async () => {}),
    close: jest.fn(async () => {}),
    photo: jest.fn(load),
  };
  const announce = jest.fn();
  const live: Live<readonly Problem[]> = { status: 'ready', data: problems, offline: false };
  const names = new Map<string, string>();
  const card = { delivery: DELIVERY, live, uid: 'sipho', names, writes, now: NOW, announce };
  return { ...renderPage(<ProblemsCard {...card} />), writes };
}

const picture = () => screen.findByRole('img', { name: /^Sent with the report on 25 Nov 2026/ });

afterEach(() => setConnection(undefined));

test('a photo of a problem is loaded and shown with the report', async () => {
  const { writes } = setUp([problem({ photo: true })]);
  expect(await picture()).toHaveAttribute('src', 'data:image/png;base64,cGhvdG8=');
  expect(writes.photo).toHaveBeenCalledWith('d1.1');
});

test.each([{ saveData: true }, { effectiveType: '3g' }])(
  'a photo is loaded once it is asked for over a connection that is %j',
  async (connection) => {
    setConnection(connection);
    const { writes, user, services } = setUp([problem({ photo: true })]);
    expect(writes.photo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Show photo' }));
    expect(screen.getByRole('group', { name: 'Photo' })).toHaveFocus();
    expect(await picture()).toBeVisible();
    expect(services.announce).toHaveBeenCalledWith('The photo is shown.');
  },
);

test('a photo that does not load is said, and loaded when it is tried again', async () => {
  const load = jest.fn(async (): Promise<ProblemPhoto | undefined> => KEPT);
  load.mockRejectedValueOnce(new AppError('offline', 'No network.'));
  const { user } = setUp([problem({ photo: true })], load);
  expect(await screen.findByRole('alert')).toHaveTextContent('The photo could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('group', { name: 'Photo' })).toHaveFocus();
  expect(await picture()).toBeVisible();
});

test('a photo that was removed is said, whether or not the problem knows it', async () => {
  const { unmount } = setUp([problem({ photo: false })]);
  expect(screen.getByText('The photo is no longer kept.')).toBeVisible();
  unmount();
  setUp([problem({ photo: true })], async () => undefined);
  expect(await screen.findByText('The photo is no longer kept.')).toBeVisible();
});

test('a problem without a photo asks for none', () => {
  const { writes } = setUp([problem()]);
  expect(writes.photo).not.toHaveBeenCalled();
});

/** A browser that reads pictures, and writes each as the same file. */
function readPictures(): void {
  globalThis.createImageBitmap = jest.fn(async (file) => {
    if ((file as File).type !== 'image/jpeg') throw new Error('InvalidStateError');
    return { width: 40, height: 30, close() {} };
  });
  const canvas = HTMLCanvasElement.prototype;
  const context = { fillRect() {}, drawImage() {} };
  jest.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  jest.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['photo'])));
}

const file = (name: string, type: string) => new File(['x'], name, { type });

test('a member reports with a photo, which is there after a refusal and when the dialog is opened again', async () => {
  readPictures();
  const { writes, user } = setUp([]);
  writes.report.mockRejectedValueOnce(new AppError('offline', 'No network.'));
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  await user.selectOptions(screen.getByRole('combobox'), 'Damaged');
  await user.upload(screen.getByLabelText(/^Photo/), file('wet.jpg', 'image/jpeg'));
  const chosen = () => screen.findByRole('img', { name: 'The photo that you chose' });
  expect(await chosen()).toHaveAttribute('src', 'data:image/jpeg;base64,cGhvdG8=');
  await user.type(screen.getByRole('textbox'), 'Wet');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await chosen()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  expect(await chosen()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const reported = { reason: 'damaged', note: 'Wet', photo: 'cGhvdG8=' };
  await waitFor(() => expect(writes.report).toHaveBeenLastCalledWith(1, reported));
});

test('a photo can neither be chosen nor removed while the problem is being reported', async () => {
  readPictures();
  const { writes, user } = setUp([]);
  let end = () => {};
  writes.report.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  await user.selectOptions(screen.getByRole('combobox'), 'Damaged');
  await user.upload(screen.getByLabelText(/^Photo/), file('wet.jpg', 'image/jpeg'));
  await screen.findByRole('img', { name: 'The photo that you chose' });
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(screen.getByLabelText(/^Photo/)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove the photo' })).toBeDisabled();
  end();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a file that is no photo is said at its field, and a photo can be removed', async () => {
  readPictures();
  const { user, writes } = setUp([]);
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  await user.upload(screen.getByLabelText(/^Photo/), file('a.heic', 'image/heic'));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Photo/)).toHaveAccessibleDescription(/is no photo that can be read here/),
  );
  await user.upload(screen.getByLabelText(/^Photo/), file('wet.jpg', 'image/jpeg'));
  await user.click(await screen.findByRole('button', { name: 'Remove the photo' }));
  expect(screen.getByLabelText(/^Photo/)).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox'), 'Late');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(writes.report).toHaveBeenCalledWith(1, { reason: 'late', note: '' }));
});
