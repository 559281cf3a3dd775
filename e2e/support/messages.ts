import { expect } from '@playwright/test';
import type { Cloud } from './cloud';
import { asShown } from './numbers';

interface InboxMessage {
  readonly number: string;
  readonly text: string;
  /** Path of the page that the text leads to. */
  readonly link?: string;
}

/** The messages that a number got, the newest first, as the inbox of the local cloud has them. */
export async function messagesTo(cloud: Cloud, phoneNumber: string): Promise<readonly InboxMessage[]> {
  const messages = (await (await fetch(`${cloud.origin}/local/messages.json`)).json()) as InboxMessage[];
  return messages.filter(({ number }) => number === asShown(phoneNumber));
}

/** Waits for the message with that many before it, and gives the path of its link. */
export async function linkTo(cloud: Cloud, phoneNumber: string, before = 0): Promise<string> {
  await expect.poll(async () => (await messagesTo(cloud, phoneNumber)).length).toBe(before + 1);
  const [newest] = await messagesTo(cloud, phoneNumber);
  if (!newest?.link) throw new Error(`The message to ${phoneNumber} has no link.`);
  return newest.link;
}
