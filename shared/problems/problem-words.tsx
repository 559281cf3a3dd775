import { formatDateTime, formatRand } from '@fleetfoot/shared/domain';
import type { Problem, ProblemRefund } from '@fleetfoot/shared/model/delivery/problem';
import { Badge } from '@fleetfoot/shared/ui';
import type { ThreadTexts } from './thread-texts';

const TONES = { open: 'warning', answered: 'info', closed: 'success', refused: 'neutral' } as const;

/** How far a problem is. */
export function problemBadge({ state }: Problem, { states }: ThreadTexts) {
  return <Badge tone={TONES[state]}>{states[state]}</Badge>;
}

/** Until when it is answered; nothing where nobody waits for an answer. */
export function clockText({ state, dueAt }: Problem, now: Date, texts: ThreadTexts): string | undefined {
  if (state !== 'open') return undefined;
  return (dueAt < now ? texts.late : texts.due)(formatDateTime(dueAt));
}

const rand = (cents: number) => formatRand(cents / 100);

/** What is given back, and how far that is; with what was given for the same problem before. */
export function refundText(
  { earlier = 0, ...refund }: ProblemRefund,
  { refund: texts }: ThreadTexts,
): string {
  const sentences = [...ownSentences(refund, texts), earlier > 0 && texts.before(rand(earlier))];
  return sentences.filter(Boolean).join(' ');
}

function ownSentences(
  { amount, why, given = amount, givenAt, failedAt }: ProblemRefund,
  texts: ThreadTexts['refund'],
) {
  const decided = rand(amount);
  if (failedAt)
    return [texts.failed(decided), given < amount && given > 0 && texts.part(rand(given)), texts.next];
  if (!givenAt) return [texts.later(decided), why];
  if (given === 0) return [texts.none(decided), why];
  return [texts.given(rand(given), formatDateTime(givenAt)), why, given < amount && texts.less(decided)];
}
