/** What may be in no text: it is not seen, or turns around what is. */
export const HIDDEN: readonly (readonly [what: string, text: string])[] = [
  ['NUL', 'a\0b'],
  ['a backspace', 'a\bb'],
  ['a vertical tab', 'a\vb'],
  ['a unit separator', 'a\x1fb'],
  ['DEL', 'a\x7fb'],
  ['the last C1 control', 'a\x9fb'],
  ['an Arabic letter mark', 'a\u061cb'],
  ['a left-to-right mark', 'a\u200eb'],
  ['a right-to-left mark', 'a\u200fb'],
  ['a line separator', 'a\u2028b'],
  ['a right-to-left override', 'a\u202eb'],
  ['an isolate', 'a\u2066b'],
  ['the end of an isolate', 'a\u2069b'],
  ['a soft hyphen', 'a\u00adb'],
  ['a zero-width space', 'a\u200bb'],
  ['a joiner of no emoji', 'a\u200db'],
  ['a word joiner', 'a\u2060b'],
  ['a Hangul filler', 'a\u3164b'],
  ['a selector of no emoji', 'a\ufe0fb'],
  ['a byte-order mark', 'a\ufeffb'],
  ['a tag', 'a\u{e0041}b'],
  ['a space that does not break', 'a\u00a0b'],
  ['an ideographic space', 'a\u3000b'],
];

/** Not to be taken for them. */
export const NOT_HIDDEN: readonly (readonly [what: string, text: string])[] = [
  ['letters of another direction', '\u0645\u0637\u0639\u0645'],
  ['joined emoji', '\u{1f469}\u200d\u{1f373}'],
  ['joined emoji with a selector', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
  ['an emoji with a selector', '\u2764\ufe0f'],
  ['a key that is an emoji', '7\ufe0f\u20e3'],
  ['a letter and its accent', 'e\u0301'],
  ['a hyphenation point', 'a\u2027b'],
  ['the character before the spaces', 'a\u1fffb'],
  ['the character after the isolates', 'a\u2070b'],
];

/** What may be in a text with lines only. */
export const LINES: readonly (readonly [what: string, text: string])[] = [
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
];
