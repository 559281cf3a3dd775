import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useListQuery } from './use-list-query';

function Probe() {
  const { query, change } = useListQuery();
  return (
    <>
      <input
        aria-label="Search"
        value={query.search}
        onChange={({ target }) => change({ search: target.value })}
      />
      <button type="button" onClick={() => change({ status: 'Late' })}>
        Late
      </button>
      <output>{query.status}</output>
    </>
  );
}

function show(path: string) {
  const navigate = jest.fn((target: string) => window.history.replaceState(null, '', target));
  return { ...renderPage(<Probe />, { path, services: { navigate } }), navigate };
}

test('what is typed is there at once, and in the address when typing pauses', async () => {
  const { user, navigate } = show('/deliveries?sort=status');
  await user.type(screen.getByLabelText('Search'), 'zoe ');
  expect(screen.getByLabelText('Search')).toHaveValue('zoe ');
  expect(navigate).not.toHaveBeenCalled();
  await waitFor(() => expect(window.location.search).toBe('?q=zoe+&sort=status'));
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Search')).toHaveValue('zoe ');
});

test('a filter takes along what was being typed', async () => {
  const { user, navigate } = show('/deliveries');
  await user.type(screen.getByLabelText('Search'), 'zoe');
  await user.click(screen.getByRole('button', { name: 'Late' }));
  expect(navigate.mock.calls).toEqual([['/deliveries?q=zoe&status=Late', { replace: true }]]);
  expect(screen.getByRole('status')).toHaveTextContent('Late');
});

test('an address from elsewhere is followed', async () => {
  const { navigate } = show('/deliveries?q=zoe');
  act(() => navigate('/deliveries?q=sipho'));
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveValue('sipho'));
});
