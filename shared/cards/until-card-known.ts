import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { waitUntilKnown } from '@fleetfoot/shared/firebase';
import type { CardOutcome, SaveCard, SaveCardRequest, SentCard } from '@fleetfoot/shared/payments';

const NOT_SAVED = 'The card was not saved. Check your connection and try again.';

/** A card that is known to have failed to arrive says what that means for it. */
function inWords(error: unknown): unknown {
  if (toAppError(error).code !== 'timeout') return error;
  return new AppError('timeout', 'The card did not arrive.', { cause: error, userMessage: NOT_SAVED });
}

/**
 * Saves a card and waits until it is known whether it is saved. Once its answer is lost or late, Stripe is looked at.
 * @param onDoubt called when nobody knows, possibly several times; not while the bank asks the cardholder
 * @throws AppError when it is certain that no card was saved
 */
export async function untilCardKnown(
  save: SaveCard,
  request: Omit<SaveCardRequest, 'onSent'>,
  onDoubt: () => void,
): Promise<CardOutcome> {
  let onSent: (sent: SentCard) => void = () => {};
  const leaving = new Promise<SentCard>((resolve) => {
    onSent = resolve;
  });
  const answer = save({ ...request, onSent });
  // What fails before the card is sent is no doubt.
  const sent = await Promise.race([leaving, answer.then(() => undefined)]);
  if (!sent) return answer;

  const { secret, isFirst } = sent;
  let isLost = false;
  let isOver = false;
  let found: CardOutcome | undefined;
  function tellDoubt(): void {
    if (!isOver) onDoubt();
  }
  answer.catch((error: unknown) => {
    isLost = toAppError(error).isInDoubt;
    if (isLost) tellDoubt();
  });
  async function look(): Promise<'there' | 'open'> {
    const { cardState } = await import('@fleetfoot/shared/payments');
    const { at, outcome } = await cardState(secret).catch((error: unknown) => {
      tellDoubt();
      throw error;
    });
    const isSaved = outcome.status !== 'refused';
    // While the answer is out, who is at the bank is not in doubt, and a refusal comes with it. An intent that was sent
    // before may show the refusal of that time.
    const isEnd = isSaved || (isLost && (at === 'bank' || (at === 'end' && isFirst)));
    if (!isEnd) {
      if (at === 'waiting') tellDoubt();
      return 'open';
    }
    found = outcome;
    return 'there';
  }
  try {
    return await waitUntilKnown({
      ...{ answer, wasSent: () => true, look },
      get result() {
        return found as CardOutcome;
      },
    });
  } catch (error) {
    throw inWords(error);
  } finally {
    isOver = true;
  }
}
