import { setTimeout as sleep } from 'node:timers/promises';
import { FUNCTION_TIMEOUT_MS } from '@fleetfoot/shared/operations';
import { type Answer, refusal } from '../../client/answer';
import { callFunction, postFunction } from '../../client/in-process';
import { authenticate } from '../local-stripe';
import type { deposit } from '../scene';
import type { Bank, Plan } from './plan';

/** How an attempt ended for who made it. */
export type Ending = 'succeeded' | 'refused' | 'left' | 'vanished';

const MOST_CALLS = 25;
const LATE = { code: 'timeout', userMessage: '' };
const UNCLEAR: readonly (string | undefined)[] = ['timeout', 'internal', 'offline'];

function send(call: Plan['call'], request: ReturnType<typeof deposit>, token: string): Promise<Answer> {
  return call === 'payDeposit'
    ? callFunction('payDeposit', request, token)
    : postFunction('charge-card', { ...request, amount: request.amount * 50 }, token);
}

/** The browser gives up after this long. */
function tooLate(): Promise<Answer> {
  const answer = { status: 0, body: { error: { status: 'TIMEOUT', message: '', details: LATE } } };
  return sleep(FUNCTION_TIMEOUT_MS, answer, { ref: false });
}

async function answerBank(bank: Bank, clientSecret: string): Promise<Ending | undefined> {
  if (bank === 'leaves') return 'left';
  await authenticate(clientSecret, bank === 'fail' ? 'fail' : 'complete');
  return bank === 'vanishes' ? 'vanished' : undefined;
}

/** Calls until the answer is a yes or a no, as the page does; `onCall` hears of every call. */
export async function payAttempt(
  { call, bank }: Plan,
  request: ReturnType<typeof deposit>,
  token: string,
  onCall: () => void,
): Promise<Ending> {
  for (let i = 0; i < MOST_CALLS; i += 1) {
    onCall();
    const answer = await Promise.race([send(call, request, token), tooLate()]);
    const result = answer.body.result as { status?: string; clientSecret?: string } | undefined;
    if (result?.status === 'succeeded') return 'succeeded';
    if (result?.clientSecret) {
      const ending = await answerBank(bank, result.clientSecret);
      if (ending) return ending;
      continue;
    }
    const { code } = refusal(answer);
    if (code === 'failed-precondition') return 'refused';
    if (!UNCLEAR.includes(code)) throw new Error(`${call} answered ${JSON.stringify(answer)}`);
    await sleep(100);
  }
  throw new Error(`${call} told nothing in ${MOST_CALLS} calls.`);
}
