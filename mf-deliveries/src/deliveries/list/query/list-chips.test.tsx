import { renderPage } from '@fleetfoot/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { delivery } from '../../testing/delivery';
import { ListChips } from './list-chips';
import { type ListQuery, WHOLE_LIST } from './list-query';

/** Half past two in South Africa. */
const NOW = new Date('2026-02-03T12:30:00Z');

function show(query: Partial<ListQuery> = {}, all?: ReturnType<typeof delivery>[]) {
  const onChange = jest.fn();
  renderPage(<ListChips query={{ ...WHOLE_LIST, ...query }} now={NOW} all={all} onChange={onChange} />);
  return { onChange, chips: within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link') };
}

test('chips are links to lists, and the one that is shown leads back to the whole list', () => {
  const { chips } = show({ pickup: 'today', sort: 'pickup', direction: 'asc' });
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Today', '/deliveries'],
    ['Tomorrow', '/deliveries?pickup=tomorrow&sort=pickup'],
    ['Late', '/deliveries?status=Late'],
    ['Needs you', '/deliveries?status=Needs+you'],
  ]);
  expect(chips.map((chip) => chip.getAttribute('aria-current'))).toEqual(['true', null, null, null]);
});

test('a chip keeps what was searched for and what is shown beside the list, also on the way back', () => {
  const { chips } = show({ search: 'zoe', status: 'Late', show: 'd1' });
  expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
    '/deliveries?q=zoe&pickup=today&show=d1&sort=pickup',
    '/deliveries?q=zoe&pickup=tomorrow&show=d1&sort=pickup',
    '/deliveries?q=zoe&show=d1',
    '/deliveries?q=zoe&status=Needs+you&show=d1',
  ]);
});

test('chips count where every delivery is loaded', () => {
  const all = [delivery(), delivery({ id: 'b', status: 'Failed', updated_at: NOW })];
  expect(show({}, all).chips.map((chip) => chip.textContent)).toEqual([
    'Today 2',
    'Tomorrow 0',
    'Late 0',
    'Needs you 1',
  ]);
});

test('a day of pickup can be chosen, and shows which day today is', () => {
  const { onChange } = show({ pickup: 'today' });
  const field = screen.getByLabelText('Pickup day');
  expect(field).toHaveValue('2026-02-03');
  fireEvent.change(field, { target: { value: '2026-02-05' } });
  expect(onChange).toHaveBeenCalledWith({ pickup: '2026-02-05' });
});
