import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClockForm } from './clock-form';

function setUp() {
  const props = { onSave: jest.fn(async () => {}), announce: jest.fn() };
  render(<ClockForm keepDays={90} {...props} />);
  return { ...props, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'Days after a delivery' });

test('the days that hold are shown, and others are saved and announced', async () => {
  const { onSave, announce, user } = setUp();
  expect(field()).toHaveValue('90');
  await user.clear(field());
  await user.type(field(), '30{Enter}');
  expect(onSave).toHaveBeenCalledWith(30);
  expect(announce).toHaveBeenCalledWith("Recipients' details are kept for 30 days.");
  expect(screen.getByText("Recipients' details are kept for 30 days.")).toBeVisible();
});

test.each(['6', '366', '', '-7', '7.5', 'x'])('%j days are refused, with the bounds', async (typed) => {
  const { onSave, user } = setUp();
  await user.clear(field());
  await user.type(field(), `${typed}{Enter}`);
  expect(field()).toHaveAccessibleDescription(/from 7 to 365/);
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});
