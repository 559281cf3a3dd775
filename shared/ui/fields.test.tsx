import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { SelectField } from './select-field';
import { TextAreaField, TextField } from './text-field';

test('label, prefix, hint and problem belong to the input', () => {
  render(
    <TextField
      label="Mobile number"
      prefix="+27"
      hint="We send a code."
      error="Please provide your phone number."
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Mobile number' });
  expect(input).toHaveAccessibleDescription('+27 We send a code. Please provide your phone number.');
  expect(input).toBeInvalid();
});

test('a field without a problem is valid and has no description', () => {
  render(<TextField label="Full Name" />);
  const input = screen.getByRole('textbox', { name: 'Full Name' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('optional fields say so', () => {
  render(<TextField label="Website" optional />);
  expect(screen.getByRole('textbox', { name: 'Website (optional)' })).toBeVisible();
});

test('attributes and refs reach the control', () => {
  const input = createRef<HTMLInputElement>();
  const area = createRef<HTMLTextAreaElement>();
  const select = createRef<HTMLSelectElement>();
  const options = [
    { value: 'on_demand', label: 'On demand' },
    { value: 'scheduled', label: 'Scheduled' },
  ];
  render(
    <>
      <TextField label="Email" name="email" inputMode="email" ref={input} />
      <TextAreaField label="Instructions" name="instructions" ref={area} error="Too long." />
      <SelectField label="Urgency" name="urgency" options={options} defaultValue="scheduled" ref={select} />
    </>,
  );
  expect(input.current).toBe(screen.getByRole('textbox', { name: 'Email' }));
  expect(input.current).toHaveAttribute('inputmode', 'email');
  expect(area.current).toBe(screen.getByRole('textbox', { name: 'Instructions' }));
  expect(area.current).toHaveAccessibleDescription('Too long.');
  expect(select.current).toBe(screen.getByRole('combobox', { name: 'Urgency' }));
  expect(select.current).toHaveDisplayValue('Scheduled');
});
