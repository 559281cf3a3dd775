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
];

/** Not to be taken for them. */
export const NOT_HIDDEN: readonly (readonly [what: string, text: string])[] = [
  ['a space that does not break', 'a\u00a0b'],
  ['letters of another direction', '\u0645\u0637\u0639\u0645'],
  ['joined emoji', '\u{1f469}\u200d\u{1f373}'],
  ['a hyphenation point', 'a\u2027b'],
  ['the character before the isolates', 'a\u2065b'],
  ['the character after the isolates', 'a\u206ab'],
];

/** What may be in a text with lines only. */
export const LINES: readonly (readonly [what: string, text: string])[] = [
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
];
