import { AppError } from '@fleetfoot/shared/domain';
import { deferred, renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { MoveTestDelivery } from '../data';
import { TestStepButtons } from './test-step-buttons';

function setUp(status: string, answer: MoveTestDelivery = async () => 'Courier assigned') {
  const move = jest.fn(answer);
  return { ...renderPage(<TestStepButtons delivery={{ status }} move={move} />), move };
}

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['Created', ['Advance to Courier assigned', 'Return', 'Fail']],
  ['At drop-off', ['Advance to Delivered', 'Return', 'Fail']],
  ['Failed', ['Return']],
  ['Returning', ['Complete the return']],
  ['Delivered', []],
])('a test delivery that is %s offers what the table of moves allows', (status, offered) => {
  setUp(status);
  expect(names()).toEqual(offered);
});

test('an end says that there is no next step', () => {
  setUp('Returned');
  expect(screen.getByText('This test delivery has ended. There is no next step.')).toBeInTheDocument();
});

test('a step is asked for from the status that is seen, and announced', async () => {
  const { user, move, services } = setUp('Created');
  await user.click(button('Advance to Courier assigned'));
  expect(move.mock.calls).toEqual([['Created', { event: 'assigned' }]]);
  expect(services.announce).toHaveBeenCalledWith('The test delivery is Courier assigned.');
});

test('a failure asks for its reason', async () => {
  const { user, move } = setUp('At pickup', async () => 'Failed');
  await user.click(button('Fail'));
  const dialog = screen.getByRole('dialog', { name: 'Fail this test delivery' });
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'It was damaged');
  await user.click(within(dialog).getByRole('button', { name: 'Fail' }));
  expect(move.mock.calls).toEqual([['At pickup', { event: 'failed', reason: 'damaged' }]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a refusal is shown, and the reason that was chosen stays', async () => {
  const userMessage = 'This test delivery is Delivered by now.';
  const { user } = setUp('At pickup', async () => {
    throw new AppError('failed-precondition', 'No.', { userMessage });
  });
  await user.click(button('Fail'));
  const dialog = screen.getByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'It was damaged');
  await user.click(within(dialog).getByRole('button', { name: 'Fail' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(userMessage);
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('damaged');
});

test('the focus stays with the steps when the last one brings its status before its answer', async () => {
  const answer = deferred<string>();
  function Delivery() {
    const [status, setStatus] = useState('At drop-off');
    async function move() {
      setStatus('Delivered');
      return answer.promise;
    }
    return <TestStepButtons delivery={{ status }} move={move} />;
  }
  const { user } = renderPage(<Delivery />);
  await user.click(button('Advance to Delivered'));
  await act(async () => answer.resolve('Delivered'));
  expect(screen.getByRole('group', { name: 'Next step' })).toHaveFocus();
});

test('the other buttons wait while one is pressed', async () => {
  const { user } = setUp('At drop-off', () => deferred<string>().promise);
  await user.click(button('Advance to Delivered'));
  expect(button('Return')).toBeDisabled();
  expect(button('Fail')).toBeDisabled();
});
