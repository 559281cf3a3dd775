import { renderPage } from '@fleetfoot/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { setScreen } from '../../testing/screen-size';
import { type ListQuery, WHOLE_LIST } from './list-query';
import { ListToolbar } from './list-toolbar';

beforeEach(() => setScreen('desktop'));

function show(query: Partial<ListQuery> = {}) {
  const onChange = jest.fn();
  const page = renderPage(
    <ListToolbar query={{ ...WHOLE_LIST, ...query }} statuses={['Created', 'Late']} onChange={onChange} />,
  );
  return { ...page, onChange };
}

test('everything the list is filtered by can be chosen', async () => {
  const { user, onChange } = show();
  await user.selectOptions(screen.getByLabelText('Status'), 'Late');
  expect(onChange).toHaveBeenLastCalledWith({ status: 'Late' });
  await user.selectOptions(screen.getByLabelText('Urgency'), 'Time window');
  expect(onChange).toHaveBeenLastCalledWith({ urgency: 'time_window' });
  fireEvent.change(screen.getByLabelText('Created from'), { target: { value: '2026-02-03' } });
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-02-03' });
  fireEvent.change(screen.getByLabelText('Created to'), { target: { value: '2026-02-04' } });
  expect(onChange).toHaveBeenLastCalledWith({ to: '2026-02-04' });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'z');
  expect(onChange).toHaveBeenLastCalledWith({ search: 'z' });
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDisabled();
  expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument();
});

test('cleared filters leave search and sort order', async () => {
  const { user, onChange } = show({ status: 'Late', search: 'zoe', sort: 'status' });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onChange).toHaveBeenCalledWith({ status: '', urgency: '', from: '', to: '', pickup: '' });
});

test('filters are folded away on a phone, and marked when they are in use', async () => {
  setScreen('phone');
  const { user, onChange } = show({ status: 'Late' });
  await user.click(screen.getByText('Filters and order (in use)'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Drop-off name, Z to A');
  expect(onChange).toHaveBeenCalledWith({ sort: 'dropoff', direction: 'desc' });
});
