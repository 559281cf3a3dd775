import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BikeStepper } from './bike-stepper';

function Held({ start }: { readonly start: number }) {
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
  render(<Held start={23} />);
  const more = screen.getByRole('button', { name: 'One bike more' });
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(value()).toBe('24');
  expect(more).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'One bike less' }));
  expect(more).not.toHaveAttribute('aria-disabled');
});

test('the arrow keys, Page Up and Down, Home and End step within the limits', async () => {
  render(<Held start={10} />);
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

test('a number that may not be is made to fit, and the field says why', async () => {
  render(<Held start={2} />);
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
