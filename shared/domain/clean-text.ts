/** Spaces of other kinds and what looks like one: tabs, line and paragraph separators, the blank of Braille. */
const SPACES = /[\t\p{Z}\u2800]/gu;

// What shows nothing: controls, marks of the direction, fillers, tags, annotations, halves of a character. Line breaks and
// what emoji are made with stay here.
const UNSEEN =
  /(?!\r|\n|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\ufff9-\ufffc\u{1d159}]/gu;

/** Emoji with their joiners and selectors, and each joiner and selector that is of none. */
const OF_EMOJI =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*|[#*\d]\ufe0f\u20e3)|\u200d|\ufe0f/gu;

/**
 * A text that a person typed or a program sent, as it is kept and compared: what looks the same is the same text. It is
 * composed (NFC) and trimmed, its spaces and line breaks are plain, and nothing in it is invisible. `firestore.rules` refuses
 * what goes here.
 */
export function cleanText(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(OF_EMOJI, '$1')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .trim();
}
