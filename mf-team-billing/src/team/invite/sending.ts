import type { MessageOutcome } from '@fleetfoot/shared/operations';

const UNSENT: Record<Exclude<MessageOutcome, 'sent'>, string> = {
  refused: 'The message service does not take this number. Share a link yourself.',
  failed: 'The message could not be sent. Try Resend, or share a link yourself.',
  limited: 'No message was sent: there were too many today. Share a link yourself.',
  off: 'No messages are sent from here. Share a link yourself.',
};

/** Why no message went to an invited number, and what to do; `undefined` when one did, or when nobody knows. */
export function unsentText(outcome: MessageOutcome | undefined): string | undefined {
  return outcome === undefined || outcome === 'sent' ? undefined : UNSENT[outcome];
}
