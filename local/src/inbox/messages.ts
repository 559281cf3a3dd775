import { formatPhoneNumber, formatTime } from '@fleetfoot/shared/domain';
import * as v from 'valibot';

/** Where the functions send messages: this stands in for the gateway of a deployment. */
export const MESSAGES_PATH = '/local/messages';

const MOST = 50;

const SentSchema = v.strictObject({
  to: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_000)),
});

/** A text message that would have been sent. */
export interface InboxMessage {
  readonly id: string;
  readonly phoneNumber: string;
  readonly text: string;
  readonly time: Date;
}

/** A message as the inbox page and its script show it. */
export interface MessageRow {
  readonly id: string;
  readonly number: string;
  readonly time: string;
  readonly text: string;
  /** Path of the page of ours that the text leads to, if it does. */
  readonly link?: string;
}

/** The messages of this run; they are kept nowhere. */
export interface Messages {
  /** Takes what was posted; returns whether it is a message. */
  take(body: Buffer): boolean;
  /** Newest first. */
  all(): readonly InboxMessage[];
}

export function createMessages(now: () => Date = () => new Date()): Messages {
  let messages: readonly InboxMessage[] = [];
  let count = 0;
  return {
    take(body) {
      try {
        const { to, text } = v.parse(SentSchema, JSON.parse(body.toString('utf8')));
        count += 1;
        const message = { id: String(count), phoneNumber: to, text, time: now() };
        messages = [message, ...messages].slice(0, MOST);
        return true;
      } catch {
        return false;
      }
    },
    all: () => messages,
  };
}

export function messageRow({ id, phoneNumber, text, time }: InboxMessage): MessageRow {
  const [, link] = /https?:\/\/[^/\s]+(\/i\/[\w-]+)/.exec(text) ?? [];
  return {
    ...{ id, number: formatPhoneNumber(phoneNumber), time: formatTime(time), text },
    ...(link !== undefined && { link }),
  };
}
