import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { groupedNumber, isWholeNumber, MobileNumberField, typedNumber } from './mobile-number-field';

test.each([
  ['821234567', '821234567'],
  ['0821234567', '821234567'],
  ['082 123 4567', '821234567'],
  ['+27 82 123-4567', '821234567'],
  ['+27 (0)82 123 4567', '821234567'],
  ['0027821234567', '821234567'],
  ['27821234567', '821234567'],
  [' 82\u00a0123\u00a04567 ', '821234567'],
  ['27821', '27821'],
  ['0', ''],
  ['8212345678', '8212345678'],
  ['+', '+'],
  ['+44 7700 900123', '+44 7700 900123'],
  ['eight two', 'eight two'],
])('of %j the field keeps %j', (input, kept) => {
  expect(typedNumber(input)).toBe(kept);
});

test.each(['0821234567', '+27821234567', '27821234567', '+27 82 123 4567'])(
  '%j typed key by key comes to the same',
  (input) => {
    expect([...input].reduce((typed, key) => typedNumber(typed + key), '')).toBe('821234567');
  },
);

test.each([
  ['', false],
  ['82123456', false],
  ['821234567', true],
  ['8212345678', false],
])('%j is whole: %s', (typed, whole) => {
  expect(isWholeNumber(typed)).toBe(whole);
});

test.each([
  ['0821234567', '82 123 4567'],
  ['+27821234567', '82 123 4567'],
  ['0027 82 123 4567', '82 123 4567'],
  ['082 123', '082 123'],
  ['+44 7700 900123', '+44 7700 900123'],
  ['', ''],
])('%j is grouped as %j behind the prefix', (input, written) => {
  expect(groupedNumber(input)).toBe(written);
});

function Field({ grouped }: { readonly grouped: boolean }) {
  const [value, setValue] = useState('');
  return <MobileNumberField label="Number" grouped={grouped} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole('textbox', { name: 'Number' });

test.each([
  [true, '82 123 4567'],
  [false, '821234567'],
])('a complete number in a field with grouped=%s is shown as %j on blur', async (grouped, shown) => {
  const user = userEvent.setup();
  render(<Field grouped={grouped} />);
  await user.type(field(), '082 123 4567');
  expect(field()).toHaveValue('821234567');
  await user.tab();
  expect(field()).toHaveValue(shown);
  await user.type(field(), '{Backspace}');
  expect(field()).toHaveValue('82123456');
});
