import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  // The pause of typing is measured by the fake clock.
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { ...renderPage(<Probe />, { path, services: { navigate } }), user, navigate };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a typed search applies at once, and enters the address when typing pauses', async () => {
  const { user, navigate } = show('/deliveries?sort=status');
  await user.type(screen.getByLabelText('Search'), 'zoe ');
  expect(screen.getByLabelText('Search')).toHaveValue('zoe ');
  expect(navigate).not.toHaveBeenCalled();
  await waitFor(() => expect(window.location.search).toBe('?q=zoe+&sort=status'));
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Search')).toHaveValue('zoe ');
});

test('a filter is written to the address together with an unfinished search', async () => {
  const { user, navigate } = show('/deliveries');
  await user.type(screen.getByLabelText('Search'), 'zoe');
  await user.click(screen.getByRole('button', { name: 'Late' }));
  expect(navigate.mock.calls).toEqual([['/deliveries?q=zoe&status=Late', { replace: true }]]);
  expect(screen.getByRole('status')).toHaveTextContent('Late');
});

test('the search follows an address that something else changed', async () => {
  const { navigate } = show('/deliveries?q=zoe');
  act(() => navigate('/deliveries?q=sipho'));
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveValue('sipho'));
});
