import { formatDateTime, formatRand } from '@fleetfoot/shared/domain';
import type { Problem, ProblemRefund } from '@fleetfoot/shared/model';
import { Badge } from '@fleetfoot/shared/ui';

/** How far a problem is. */
export function problemBadge({ state }: Problem) {
  switch (state) {
    case 'open':
      return <Badge tone="warning">Open</Badge>;
    case 'answered':
      return <Badge tone="info">Answered</Badge>;
    case 'closed':
      return <Badge tone="success">Closed</Badge>;
    case 'refused':
      return <Badge>Refused</Badge>;
  }
}

/** Until when it is answered; nothing where nobody waits for an answer. */
export function clockText({ state, dueAt }: Problem, now: Date): string | undefined {
  if (state !== 'open') return undefined;
  const due = formatDateTime(dueAt);
  return dueAt < now ? `Late: our answer was due by ${due}.` : `Answer due by ${due}.`;
}

/** What is given back, and how far that is; with what was given for the same problem before. */
export function refundText({ earlier = 0, ...refund }: ProblemRefund): string {
  const before = earlier > 0 ? ` ${formatRand(earlier / 100)} was given back before.` : '';
  return `${ownText(refund)}${before}`;
}

function ownText({ amount, why, given = amount, givenAt, failedAt }: ProblemRefund): string {
  const reason = why === '' ? '' : ` ${why}`;
  if (failedAt) {
    const back = given < amount && given > 0 ? ` ${formatRand(given / 100)} of it was.` : '';
    return `Refund of ${formatRand(amount / 100)}: it could not be given back to the card.${back} Our support team writes here what happens instead.`;
  }
  if (!givenAt) return `Refund of ${formatRand(amount / 100)}, to the card once the charge is paid.${reason}`;
  const decided = formatRand(amount / 100);
  if (given === 0)
    return `Nothing is left of the charge to give back; a refund of ${decided} was decided.${reason}`;
  const on = `Refund of ${formatRand(given / 100)} to the card on ${formatDateTime(givenAt)}.`;
  const part = given < amount ? ` No more was left of the charge; ${decided} was decided.` : '';
  return `${on}${reason}${part}`;
}
