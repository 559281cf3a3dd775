import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { BikeStepper, clampBikes, typedBikes } from './bike-stepper';

function Stepper({ start }: { readonly start: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <BikeStepper value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Number of bikes' });
const value = () => screen.getByText(/^\d+$/, { selector: 'output' }).textContent;

test('the buttons stop at the ends and can still be reached', async () => {
  render(<Stepper start={23} />);
  const more = screen.getByRole('button', { name: 'One bike more' });
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(value()).toBe('24');
  expect(more).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'One bike less' }));
  expect(more).not.toHaveAttribute('aria-disabled');
  expect(field()).toHaveAttribute('aria-valuetext', '23 bikes');
});

test('the button below the least number of bikes does nothing, with the keyboard too', async () => {
  render(<Stepper start={1} />);
  const less = screen.getByRole('button', { name: 'One bike less' });
  expect(less).toHaveAttribute('aria-disabled', 'true');
  less.focus();
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('1');
  await userEvent.clear(field());
  await userEvent.type(field(), '0');
  expect(field()).toHaveValue('1');
});

test('the arrow keys, Page Up and Down, Home and End step within the limits', async () => {
  render(<Stepper start={10} />);
  field().focus();
  for (const [key, expected] of [
    ['{ArrowUp}', '11'],
    ['{PageUp}', '16'],
    ['{End}', '24'],
    ['{ArrowUp}', '24'],
    ['{PageDown}', '19'],
    ['{Home}', '1'],
    ['{ArrowDown}', '1'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(value()).toBe(expected);
  }
});

test('a number beyond the limits is clamped, and the field says why', async () => {
  render(<Stepper start={2} />);
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
  expect(value()).toBe('2');
  await userEvent.type(field(), '30');
  expect(field()).toHaveValue('24');
  expect(field()).toHaveAccessibleDescription('A campaign has 1 to 24 bikes. 30 became 24.');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('24');
});

test.each([
  ['8', '8', 8, undefined],
  ['024', '24', 24, undefined],
  ['25', '24', 24, 'A campaign has 1 to 24 bikes. 25 became 24.'],
  ['0', '1', 1, 'A campaign has 1 to 24 bikes. 0 became 1.'],
  ['-3', '-3', undefined, 'A campaign has 1 to 24 bikes. -3 cannot be used.'],
  ['1.5', '1.5', undefined, 'A campaign has 1 to 24 bikes. 1.5 cannot be used.'],
  [' 12 ', '12', 12, undefined],
  ['12 bikes', '12 bikes', undefined, 'A campaign has 1 to 24 bikes. 12 bikes cannot be used.'],
  ['999999', '24', 24, 'A campaign has 1 to 24 bikes. 999999 became 24.'],
  ['', '', undefined, undefined],
])('the typed text %j reads %j', (typed, text, noOfBikes, note) => {
  expect(typedBikes(typed)).toEqual({ text, noOfBikes, note });
});

test('a negative number is refused with a message, and never turned into another', async () => {
  render(<Stepper start={2} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '-3');
  expect(field()).toHaveValue('-3');
  expect(field()).toBeInvalid();
  expect(value()).toBe('2');
  await userEvent.tab();
  expect(field()).toHaveValue('2');
  expect(field()).toHaveAccessibleDescription(
    'A campaign has 1 to 24 bikes. -3 cannot be used. It stays 2 bikes.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'One bike more' }));
  expect(field()).toHaveAccessibleDescription('From 1 to 24.');
});

test('any typed text is an allowed number or is refused, and a changed number has a note', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (typed) => {
      const { text, noOfBikes, note } = typedBikes(typed);
      const isWhole = /^\d+$/.test(typed.trim());
      expect(noOfBikes !== undefined).toBe(isWhole);
      if (noOfBikes === undefined) {
        expect([text, note === undefined]).toEqual([typed.trim(), typed.trim() === '']);
        return;
      }
      expect(text).toBe(String(noOfBikes));
      expect(noOfBikes).toBe(clampBikes(Number(typed)));
      expect(note === undefined).toBe(Number(typed) === noOfBikes);
    }),
  );
});
