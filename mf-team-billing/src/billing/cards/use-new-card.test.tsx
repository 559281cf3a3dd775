import { cardProblem } from '@fleetfoot/shared/billing';
import { AppError } from '@fleetfoot/shared/domain';
import type { CardOutcome, SaveCard } from '@fleetfoot/shared/payments';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useNewCard } from './use-new-card';

function newCard() {
  const ports = {
    createSecret: jest.fn(async () => 'seti_1_secret_2'),
    onSaved: jest.fn(async () => {}),
    onProcessing: jest.fn(),
    onClose: jest.fn(),
  };
  const { result } = renderHook(() => useNewCard(ports));
  act(() => result.current.ready());
  return { ports, form: () => result.current };
}

function answering(outcome: CardOutcome) {
  return jest.fn<ReturnType<SaveCard>, Parameters<SaveCard>>(async () => outcome);
}

test('a saved card is passed on once, however often Save is pressed', async () => {
  const { ports, form } = newCard();
  const save = answering({ status: 'saved', paymentMethodID: 'pm_1' });
  act(() => {
    form().submit(save);
    form().submit(save);
    form().leave();
  });
  expect(form().phase).toBe('saving');
  await waitFor(() => expect(form().phase).toBe('ready'));
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0].returnUrl).toBe('http://localhost/billing');
  expect(ports.onSaved).toHaveBeenCalledWith('pm_1');
  expect(ports.onClose).not.toHaveBeenCalled();
});

test('a refusal is told in plain words and gone at the next attempt', async () => {
  const { form } = newCard();
  act(() => form().submit(answering({ status: 'refused', error: { code: 'expired_card' } })));
  await waitFor(() => expect(form().problem).toBe(cardProblem({ code: 'expired_card' })));
  act(() => form().submit(answering({ status: 'unfinished' })));
  expect(form().problem).toBeUndefined();
  await waitFor(() => expect(form().phase).toBe('ready'));
});

test('a failure is told in its own words', async () => {
  const { form } = newCard();
  const userMessage = 'Failed to create Setup Intent. Please try again later.';
  act(() => form().submit(() => Promise.reject(new AppError('internal', 'down', { userMessage }))));
  await waitFor(() => expect(form().problem).toBe(userMessage));
});

test('a bank that takes its time is told elsewhere', async () => {
  const { ports, form } = newCard();
  act(() => form().submit(answering({ status: 'processing' })));
  await waitFor(() => expect(ports.onProcessing).toHaveBeenCalledTimes(1));
});

test('nobody waits for the fields for ever', () => {
  jest.useFakeTimers();
  const ports = { createSecret: jest.fn(), onSaved: jest.fn(), onProcessing: jest.fn(), onClose: jest.fn() };
  const { result } = renderHook(() => useNewCard(ports));
  act(() => jest.advanceTimersByTime(30_000));
  expect(result.current).toMatchObject({
    phase: 'missing',
    problem: expect.stringContaining('could not be loaded'),
  });
  act(() => result.current.loadAgain());
  expect(result.current).toMatchObject({ phase: 'loading', problem: undefined, round: 1 });
  jest.useRealTimers();
});
