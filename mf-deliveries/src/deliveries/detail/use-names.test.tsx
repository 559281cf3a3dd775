import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useNames } from './use-names';

const PEOPLE: Readonly<Record<string, string>> = { a: 'Thandi Nkosi', b: 'Sipho Dlamini' };
const find = jest.fn(async (uid: string) => PEOPLE[uid]);

/** Names of one list of people after the other, at each press. */
function Names({ lists }: { readonly lists: readonly (readonly string[])[] }) {
  const [index, setIndex] = useState(0);
  const names = useNames(lists[index] ?? [], find);
  return (
    <button type="button" onClick={() => setIndex(index + 1)}>
      {[...names.values()].join(', ')}
    </button>
  );
}

beforeEach(() => find.mockClear());

test('each person is asked for once, and an unknown one has no name', async () => {
  const { user } = renderPage(
    <Names
      lists={[
        ['a', 'x'],
        ['a', 'b', 'x'],
      ]}
    />,
  );
  await user.click(await screen.findByText('Thandi Nkosi'));
  expect(await screen.findByText('Thandi Nkosi, Sipho Dlamini')).toBeVisible();
  expect(find.mock.calls.map(([uid]) => uid)).toEqual(['a', 'x', 'b']);
});

test('a name that cannot be read is left out and read again later', async () => {
  find.mockRejectedValueOnce(new Error('offline'));
  const { user } = renderPage(<Names lists={[['a'], ['a', 'b']]} />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(/Thandi Nkosi/)).toHaveTextContent('Sipho Dlamini');
});
