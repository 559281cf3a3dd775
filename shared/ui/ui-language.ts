import { createContext, useContext } from 'react';

/** What is said by parts of `shared` themselves. */
export type UiWord =
  | 'Loading…'
  | 'This could not be loaded'
  | 'Try again'
  | 'Close'
  | 'This could not be opened. Check your connection and try again.'
  | 'You are offline, and this is not on your device. It loads as soon as the connection is back.'
  | 'This needs a connection. It works again as soon as you are back online.';

/** What a notice tells of data that may be out of date. */
export interface DataAge {
  /** The browser has no connection. */
  readonly offline: boolean;
  /** When the server last confirmed the data, by the device's clock. */
  readonly asOf?: Date | undefined;
  /** It was seen on an earlier page, which may be days ago. */
  readonly isSeen?: boolean | undefined;
}

/** The same in a language other than English. */
export interface UiTexts {
  say(word: UiWord): string;
  /** Why data may be old, when it was confirmed, and what comes next. */
  asOf(age: DataAge): string;
  /** How long ago something was: `3 minutes ago`. */
  ago(ms: number): string;
}

/** Of the page around, by whoever shows it; nothing in English. */
export const UiLanguage = createContext<UiTexts | undefined>(undefined);

const inEnglish = (word: UiWord): string => word;

/** Gives what says a word in the language of the page around. */
export function useSay(): UiTexts['say'] {
  return useContext(UiLanguage)?.say ?? inEnglish;
}
