import type { UiWord } from '../../ui';

const WORDS: Readonly<Record<UiWord, string>> = {
  'Loading…': 'Loading…',
  'This could not be loaded': 'This could not be loaded',
  'Try again': 'Try again',
  Close: 'Close',
  'This could not be opened. Check your connection and try again.':
    'This could not be opened. Check your connection and try again.',
  'You are offline, and this is not on your device. It loads as soon as the connection is back.':
    'You are offline, and this is not on your device. It loads as soon as the connection is back.',
  'This needs a connection. It works again as soon as you are back online.':
    'This needs a connection. It works again as soon as you are back online.',
};

/** What `shared/ui`, and what shows its parts later, say in English by themselves. Other languages are typed by it; no page loads it. */
export const UI = {
  words: WORDS,
  seenOffline: (time: string) =>
    `You are offline. Last seen ${time}; it updates when the connection is back.`,
  seenUnanswered: (time: string) =>
    `No answer from the server. Last seen ${time}; it updates when the server answers.`,
  offlineAsOf: (time: string) =>
    `You are offline. This is what was last loaded, as of ${time}; it updates when the connection is back.`,
  offline: 'You are offline. This is what was last loaded; it updates when the connection is back.',
  unanswered: (time: string) =>
    `No answer from the server. This is as of ${time}; it updates when the server answers.`,
  seconds: (count: string) => `${count} seconds ago`,
  minute: '1 minute ago',
  minutes: (count: string) => `${count} minutes ago`,
  hours: (count: string) => `${count} hours ago`,
  days: (count: string) => `${count} days ago`,
} as const;
