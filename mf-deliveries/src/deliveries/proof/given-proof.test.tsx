import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import type { Proof } from '@fleetfoot/shared/model/delivery/proof';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GivenProof } from './given-proof';

const AT = new Date('2026-02-03T12:05:00Z');
const PROOF: Proof = {
  ...{ id: 'd1', orgID: 'acme', kind: 'photo', received_by: 'Naledi Molefe', at: AT },
  ...{ place: { latitude: -26.2386, longitude: 27.9088 }, metres: 12, photo: 'AAAA', signature: 'BBBB' },
  expiresAt: new Date('2026-05-04T12:05:00Z'),
};

function setUp(
  data: Proof | undefined,
  onDownload = jest.fn(async () => {}),
  live: Live<Proof | undefined> = { status: 'ready', data, offline: false },
) {
  const { kind, received_by, at, pin } = data ?? { ...PROOF, received_by: '', pin: 'confirmed' };
  render(
    <GivenProof
      given={{ kind, received_by, at, ...(pin && { pin }) }}
      proof={live}
      onDownload={onDownload}
    />,
  );
  return { onDownload, user: userEvent.setup() };
}

test('a proof says who received it, when and where, and shows the pictures', () => {
  setUp(PROOF);
  expect(screen.getByText('Naledi Molefe')).toBeVisible();
  expect(screen.getByText(/^03 Feb 2026, 14:05/)).toBeVisible();
  expect(screen.getByText(/^12 m from the drop-off/)).toBeVisible();
  expect(screen.getByRole('img', { name: /^Taken at the door on 03 Feb 2026/ })).toHaveAttribute(
    ...['src', 'data:image/jpeg;base64,AAAA'],
  );
  expect(screen.getByRole('img', { name: 'Signature of Naledi Molefe' })).toBeVisible();
  expect(screen.getByText(/are kept until .*4 May 2026/)).toBeVisible();
});

test('a proof that was removed says so, and how it was proved', () => {
  setUp(undefined);
  expect(screen.getByText('Name, place and pictures are no longer kept.')).toBeVisible();
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each<[string, Live<undefined>]>([
  ['is loading', { status: 'loading' }],
  ['fails', { status: 'error', error: new AppError('internal', 'Down.'), retry: () => {} }],
])('a proof that %s says who received it all the same', (_, live) => {
  setUp(PROOF, undefined, live);
  expect(screen.getByText('Naledi Molefe')).toBeVisible();
  expect(screen.queryByText(/no longer kept/)).not.toBeInTheDocument();
});

test('a PIN that was refused says what was asked for instead', () => {
  setUp({ ...PROOF, pin: 'refused' });
  expect(screen.getByText(/^Wrong too often\./)).toBeVisible();
});

test('a file that is not made says why', async () => {
  const userMessage = 'There is no proof of this delivery any more.';
  const failing = jest.fn(() => Promise.reject(new AppError('not-found', 'Gone.', { userMessage })));
  const { user } = setUp(PROOF, failing);
  await user.click(screen.getByRole('button', { name: 'Proof as PDF' }));
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(userMessage)).toBeVisible();
});
