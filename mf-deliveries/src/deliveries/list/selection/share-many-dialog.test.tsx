import { AppError } from '@fleetfoot/shared/domain';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { delivery } from '../../testing/delivery';
import { ShareManyDialog, trackingLines } from './share-many-dialog';

const mockAnswer = jest.fn();

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  callFunction: (_operation: unknown, request: unknown) => mockAnswer(request),
}));

const open = (id: string) =>
  delivery({ id, external_id: id.toUpperCase(), pickup_time: new Date(Date.now() + 3_600_000) });

test('the text has a line for each delivery with a link, in their order', () => {
  const links = new Map([
    ['b', 'https://x/t/b'],
    ['a', 'https://x/t/a'],
  ]);
  expect(trackingLines([open('a'), open('c'), { ...open('b'), dropoff_name: '' }], links)).toBe(
    'A, Lerato Dlamini: https://x/t/a\nB: https://x/t/b',
  );
});

test('links that there are are read, the others are made, and what failed can be tried again', async () => {
  let isBroken = true;
  mockAnswer.mockImplementation(async ({ deliveryIDs, deliveryID }: Record<string, string>) => {
    if (deliveryIDs) return { links: [{ deliveryID: 'a', url: 'https://x/t/a' }] };
    if (deliveryID === 'b' && isBroken) throw new AppError('resource-exhausted', 'too many');
    return { url: `https://x/t/${deliveryID}` };
  });
  const over = delivery({ id: 'over', pickup_time: new Date(0) });
  const { user } = renderPage(
    <ShareManyDialog deliveries={[open('a'), open('b'), open('c'), over]} onClose={() => {}} />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Share tracking' });
  expect(dialog).toHaveTextContent('1 delivery left out: the tracking page is closed');
  await user.click(within(dialog).getByRole('button', { name: 'Get tracking links' }));
  const text = await within(dialog).findByLabelText('Tracking links');
  expect(text).toHaveValue('A, Lerato Dlamini: https://x/t/a');
  expect(text).toHaveFocus();
  expect(within(dialog).getByText(/^B: Too many attempts\./)).toBeVisible();
  expect(within(dialog).getByText('C: Not tried.')).toBeVisible();
  isBroken = false;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByLabelText('Tracking links')).toHaveValue(
    ['a', 'b', 'c'].map((id) => `${id.toUpperCase()}, Lerato Dlamini: https://x/t/${id}`).join('\n'),
  );
  expect(within(dialog).queryByRole('list')).not.toBeInTheDocument();
});
