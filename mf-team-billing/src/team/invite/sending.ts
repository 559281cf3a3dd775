import type { MessageOutcome } from '@fleetfoot/shared/operations';
import { INVITE } from '../../texts/team';

/** Why no message went to an invited number, and what to do; `undefined` when one did, or when nobody knows. */
export function unsentText(outcome: MessageOutcome | undefined): string | undefined {
  return outcome === undefined || outcome === 'sent' ? undefined : INVITE.unsent[outcome];
}
