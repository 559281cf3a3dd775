import type { Say, TextsLike } from '@fleetfoot/shared/texts';
import { createContext } from 'react';

/** What problems say: their thread, and the dialog that reports one. */
export const THREAD_TEXTS = {
  states: { open: 'Open', answered: 'Answered', closed: 'Closed', refused: 'Refused' },
  due: (time: string) => `Answer due by ${time}.`,
  late: (time: string) => `Late: our answer was due by ${time}.`,
  writers: {
    you: 'You',
    member: 'A member of your team',
    recipient: 'The recipient',
    provider: 'Our support team',
  },
  removed: (time: string) => `What was written was removed on ${time}.`,

  refund: {
    later: (amount: string) => `Refund of ${amount}, to the card once the charge is paid.`,
    given: (amount: string, time: string) => `Refund of ${amount} to the card on ${time}.`,
    /** Nothing of it could be given back. */
    none: (decided: string) =>
      `Nothing is left of the charge to give back; a refund of ${decided} was decided.`,
    less: (decided: string) => `No more was left of the charge; ${decided} was decided.`,
    failed: (amount: string) => `Refund of ${amount}: it could not be given back to the card.`,
    /** Of a refund that failed. */
    part: (given: string) => `${given} of it was.`,
    next: 'Our support team writes here what happens instead.',
    before: (amount: string) => `${amount} was given back before.`,
  },

  shown: {
    photo: 'Photo',
    show: 'Show photo',
    retry: 'Try again',
    failed: 'The photo could not be loaded. Check your connection and try again.',
    done: 'The photo is shown.',
    gone: 'The photo is no longer kept.',
    sent: (time: string) => `Sent with the report on ${time}`,
  },

  write: {
    message: 'Your message',
    toBoth: 'The recipient and our support team read it.',
    toSupport: 'Our support team reads it.',
    send: 'Send',
    sent: 'The message is sent.',
    close: 'Close this problem',
    closed: 'The problem is closed.',
  },

  report: {
    reason: 'What is wrong?',
    choose: 'Choose',
    day: 'Which day?',
    note: 'Note',
    optional: 'optional',
    hint: 'What our support team needs to know. Everybody in your team can read it.',
    text: 'We answer within one business day. The page says until when.',
    cancel: 'Cancel',
    report: 'Report',
  },

  chosen: {
    label: 'Photo',
    hint: 'It is made smaller before it is sent, without the place where it was taken.',
    preparing: 'Preparing the photo…',
    added: 'The photo is added.',
    removed: 'The photo is removed.',
    none: 'This file is no photo that can be read here. Choose a JPEG or PNG picture.',
    failed: 'The photo could not be prepared. Check your connection and choose it again.',
    alt: 'The photo that you chose',
    remove: 'Remove the photo',
    size: (size: string) => `${size} to send`,
  },
} as const;

/** The same in any language. */
export type ThreadTexts = TextsLike<typeof THREAD_TEXTS>;

interface ThreadWords {
  readonly texts: ThreadTexts;
  /** Says what stands in English elsewhere: a reason, what is wrong with a field, why an action failed. */
  readonly say: Say;
}

/** What problems say in the language of the page around; English where it gives none. */
export const ThreadLanguage = createContext<ThreadWords>({ texts: THREAD_TEXTS, say: (text) => text });
