import { cardProblem } from '@fleetfoot/shared/billing';
import { AppError } from '@fleetfoot/shared/domain';
import { type CardOutcome, type CardState, cardState, type SaveCard } from '@fleetfoot/shared/payments';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { fakeServices, remoteContextOf } from '@fleetfoot/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { useNewCard } from './use-new-card';

jest.mock('@fleetfoot/shared/payments', () => ({ cardState: jest.fn() }));

const STATES = {
  waiting: { at: 'waiting', outcome: { status: 'refused', error: {} } },
  bank: { at: 'bank', outcome: { status: 'refused', error: {} } },
  refused: { at: 'end', outcome: { status: 'refused', error: {} } },
  saved: { at: 'end', outcome: { status: 'saved', paymentMethodID: 'pm_1' } },
} as const satisfies Record<string, CardState>;

/** What Stripe says of a card when it is looked at. */
function says(state: keyof typeof STATES): void {
  jest.mocked(cardState).mockResolvedValue(STATES[state]);
}

function newCard(announce: (message: string) => void = jest.fn()) {
  const ports = {
    secrets: { get: jest.fn(async () => 'seti_1_secret_2'), usedUp: jest.fn() },
    onSaved: jest.fn(async () => {}),
    onProcessing: jest.fn(),
    onClose: jest.fn(),
  };
  const services = { ...fakeServices(), announce };
  const { result, unmount } = renderHook(() => useNewCard(ports), {
    wrapper: ({ children }: { readonly children: ReactNode }) =>
      createElement(RemoteContext, { value: remoteContextOf(services) }, children),
  });
  act(() => result.current.ready());
  return { ports, unmount, form: () => result.current };
}

function answering(outcome: CardOutcome) {
  return jest.fn<ReturnType<SaveCard>, Parameters<SaveCard>>(async () => outcome);
}

test('a saved card is passed on once, regardless of repeated presses of Save', async () => {
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
  expect(ports.onSaved).toHaveBeenCalledWith('pm_1', false);
  expect(ports.onClose).not.toHaveBeenCalled();
});

test('a refusal is explained, and cleared by the next save', async () => {
  const { form } = newCard();
  act(() => form().submit(answering({ status: 'refused', error: { code: 'expired_card' } })));
  await waitFor(() => expect(form().problem).toBe(cardProblem({ code: 'expired_card' })));
  act(() => form().submit(answering({ status: 'unfinished' })));
  expect(form().problem).toBeUndefined();
  await waitFor(() => expect(form().phase).toBe('ready'));
  expect(form().problem).toBeUndefined();
});

test('the same form takes the next card after a refusal, with the same setup intent', async () => {
  const { ports, form } = newCard();
  act(() => form().submit(answering({ status: 'refused', error: { code: 'card_declined' } })));
  await waitFor(() => expect(form().problem).toBe(cardProblem({})));
  expect(ports.secrets.usedUp).not.toHaveBeenCalled();
  act(() => form().submit(answering({ status: 'saved', paymentMethodID: 'pm_2' })));
  await waitFor(() => expect(ports.onSaved).toHaveBeenCalledWith('pm_2', false));
  await waitFor(() => expect(form()).toMatchObject({ phase: 'ready', problem: undefined }));
});

test('a failure shows its own message', async () => {
  const { form } = newCard();
  const userMessage = 'Failed to create Setup Intent. Please try again later.';
  act(() => form().submit(() => Promise.reject(new AppError('internal', 'down', { userMessage }))));
  await waitFor(() => expect(form().problem).toBe(userMessage));
});

test('an undecided bank is reported to the page', async () => {
  const { ports, form } = newCard();
  act(() => form().submit(answering({ status: 'processing' })));
  await waitFor(() => expect(ports.onProcessing).toHaveBeenCalledTimes(1));
});

test('the wait for the fields is limited', () => {
  jest.useFakeTimers();
  const secrets = { get: () => new Promise<string>(() => {}), usedUp: jest.fn() };
  const ports = { secrets, onSaved: jest.fn(), onProcessing: jest.fn(), onClose: jest.fn() };
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

test('a setup intent is asked for before anything can be typed, and its failure comes at once', async () => {
  const userMessage = 'Failed to create Setup Intent. Please try again later.';
  const get = jest.fn<Promise<string>, []>();
  get.mockRejectedValueOnce(new AppError('internal', 'down', { userMessage }));
  get.mockResolvedValue('seti_1_secret_2');
  const secrets = { get, usedUp: jest.fn() };
  const ports = { secrets, onSaved: jest.fn(), onProcessing: jest.fn(), onClose: jest.fn() };
  const { result } = renderHook(() => useNewCard(ports));
  expect(result.current.hasSecret).toBe(false);
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'missing', problem: userMessage }));
  act(() => result.current.loadAgain());
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'loading', hasSecret: true }));
});

test('a secret is given up when a card was saved with it, or when the form asks for another', async () => {
  const { ports, form } = newCard();
  act(() =>
    form().submit(async ({ createSecret }) => {
      await createSecret();
      await createSecret();
      return { status: 'refused', error: {} };
    }),
  );
  await waitFor(() => expect(ports.secrets.usedUp).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(form().phase).toBe('ready'));
  act(() => form().submit(answering({ status: 'saved', paymentMethodID: 'pm_1' })));
  await waitFor(() => expect(ports.secrets.usedUp).toHaveBeenCalledTimes(2));
});

describe('a card in doubt', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const lost = () => new AppError('offline', 'lost', { isInDoubt: true });
  const IN_DOUBT = expect.stringMatching(/^We do not know yet whether the card was saved\./);

  /** A card that was sent, and whose answer was lost at once. */
  async function inDoubt() {
    const announce = jest.fn();
    const scene = newCard(announce);
    await act(async () => {
      scene.form().submit(async ({ onSent }) => {
        onSent?.({ secret: 'seti_1_secret_2', isFirst: true });
        throw lost();
      });
      await jest.advanceTimersByTimeAsync(0);
    });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    return { ...scene, announce, pass };
  }

  test('the form says so, and the card is passed on once Stripe shows it', async () => {
    says('waiting');
    const { form, ports, pass } = await inDoubt();
    expect(form()).toMatchObject({ phase: 'doubt', problem: IN_DOUBT });
    await pass(1_000);
    expect(ports.onSaved).not.toHaveBeenCalled();
    says('saved');
    await pass(2_000);
    expect(ports.onSaved).toHaveBeenCalledWith('pm_1', false);
    expect(form()).toMatchObject({ phase: 'ready', problem: undefined });
  });

  test('the card is not sent again while nobody knows, and the form can be left', async () => {
    says('waiting');
    const { form, ports, pass, unmount } = await inDoubt();
    const again = answering({ status: 'unfinished' });
    act(() => form().submit(again));
    expect(again).not.toHaveBeenCalled();
    act(() => form().leave());
    expect(ports.onClose).toHaveBeenCalledTimes(1);
    unmount();
    says('saved');
    await pass(1_000);
    expect(ports.onSaved).toHaveBeenCalledWith('pm_1', true);
  });

  test('a refusal is told to who has left, too', async () => {
    says('refused');
    const { announce, pass, unmount } = await inDoubt();
    unmount();
    await pass(1_000);
    expect(announce).toHaveBeenCalledWith(`The card was not saved. ${cardProblem({})}`);
  });

  test('a card that did not arrive is not saved', async () => {
    says('waiting');
    const { form, pass } = await inDoubt();
    await pass(95_000);
    expect(form()).toMatchObject({
      phase: 'ready',
      problem: 'The card was not saved. Check your connection and try again.',
    });
  });

  test('a doubt is not told while the bank asks the cardholder, however long that takes', async () => {
    says('bank');
    const { form } = newCard();
    await act(async () => {
      form().submit(({ onSent }) => {
        onSent?.({ secret: 'seti_1_secret_2', isFirst: true });
        return new Promise(() => {});
      });
      await jest.advanceTimersByTimeAsync(120_000);
    });
    expect(form()).toMatchObject({ phase: 'saving', problem: undefined });
    says('saved');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(form().phase).toBe('ready');
  });
});

test('a saved card whose consequences take long is said to be saved', async () => {
  jest.useFakeTimers();
  const { form, ports } = newCard();
  let done = () => {};
  ports.onSaved.mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  await act(async () => {
    form().submit(answering({ status: 'saved', paymentMethodID: 'pm_1' }));
    await jest.advanceTimersByTimeAsync(10_000);
  });
  expect(form()).toMatchObject({ phase: 'doubt', problem: expect.stringMatching(/^The card is saved\./) });
  await act(async () => done());
  expect(form().phase).toBe('ready');
  jest.useRealTimers();
});
