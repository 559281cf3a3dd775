import type { TextsLike } from '@fleetfoot/shared/texts';

/** What is said of changes that others, or the user in another window, saved while a form was open. */
export const OTHERS = {
  /** Several of what changed. */
  and: (parts: string, last: string) => `${parts} and ${last}`,
  theirs: {
    changed: (parts: string) =>
      `Someone changed ${parts} while you were editing. The form shows it; what you typed is still here.`,
    both: (part: string, saved: string) =>
      `You and someone else both changed ${part}. They saved ${saved}; saving replaces it with yours.`,
    use: 'Use theirs',
  },
  own: {
    changed: (parts: string) =>
      `You changed ${parts} in another window. The form shows it; what you typed is still here.`,
    both: (part: string, saved: string) =>
      `You changed ${part} here and in another window. There you saved ${saved}; saving replaces it with what is here.`,
    use: 'Use that',
  },
} as const;

/** The same in any language. */
export type OthersTexts = TextsLike<typeof OTHERS>;
