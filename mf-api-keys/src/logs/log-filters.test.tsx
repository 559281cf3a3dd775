import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WHOLE_LOG } from './log-filter';
import { LogFilters } from './log-filters';

test.each([
  ['Status', 'Refused (4xx)', { status: '4xx' }],
  ['Method', 'POST', { method: 'POST' }],
  ['Key', 'Test key', { mode: 'test' }],
])('the filter %s offers %s', async (name, choice, expected) => {
  const onChange = jest.fn();
  render(<LogFilters filter={WHOLE_LOG} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name }), choice);
  expect(onChange).toHaveBeenCalledWith({ ...WHOLE_LOG, ...expected });
});
