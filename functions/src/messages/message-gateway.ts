import { parseMobileNumber } from '@fleetfoot/shared/domain';
import { defineSecret, defineString } from 'firebase-functions/params';
import { isLoopback } from '../platform/loopback';

/** Opens the gateway that sends messages. */
export const messageKey = defineSecret('MESSAGE_KEY');
const messageUrl = defineString('MESSAGE_URL', {
  default: '',
  description:
    'Address of the gateway that sends text messages, as https://sms.example.com/v1/messages. Empty: none is sent.',
});

const TIMEOUT_MS = 10_000;

/** A text message to one number. */
export interface TextMessage {
  /** A South African mobile number, E.164. */
  readonly to: string;
  readonly text: string;
}

/** What a gateway made of a message; `failed`: it gave no answer, or none that decides. */
export type MessageAnswer = 'sent' | 'refused' | 'failed';

/** Text messages, whoever carries them. */
export interface MessagePort {
  /** Sends a message, or says why not. It never throws, and what has failed may have been sent. */
  send(message: TextMessage): Promise<MessageAnswer>;
}

function answerOf(status: number): MessageAnswer {
  if (status >= 200 && status < 300) return 'sent';
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status) ? 'refused' : 'failed';
}

/**
 * A gateway over HTTP: `{ to, text }` is posted to one address, with a key that only it and we know.
 * @throws Error for an address that is neither https nor of this machine
 */
export function gatewayOver(url: string, key: string): MessagePort {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !isLoopback(hostname)) throw new Error('MESSAGE_URL must be https.');
  return {
    async send({ to, text }) {
      const number = parseMobileNumber(to);
      // A message elsewhere costs many times as much, and is what a thief of our key would send.
      if (!number.ok || number.value !== to) return 'refused';
      try {
        const { status } = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
          body: JSON.stringify({ to, text }),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return answerOf(status);
      } catch {
        return 'failed';
      }
    },
  };
}

/** What sends messages in this deployment; `undefined` when nothing does. */
export function deployedMessages(): MessagePort | undefined {
  return messageUrl.value() === '' ? undefined : gatewayOver(messageUrl.value(), messageKey.value());
}
