import * as v from 'valibot';
import { contactNumber, optionalLine, optionalText, requiredText } from './fields';

const HIDDEN = 'There are hidden characters in this. Type it instead of pasting it.';

const SCHEMAS = {
  required: requiredText('the name', 10),
  line: optionalLine(10),
  lines: optionalText(10),
};

function problemOf(schema: v.GenericSchema, text: string): string | undefined {
  return v.safeParse(schema, text, { abortPipeEarly: true }).issues?.[0].message;
}

test.each([
  ['NUL', '\0'],
  ['a backspace', '\b'],
  ['a form feed', '\f'],
  ['DEL', '\x7f'],
  ['a C1 control', '\x85'],
  ['the Arabic letter mark', '\u061c'],
  ['a left-to-right mark', '\u200e'],
  ['a right-to-left mark', '\u200f'],
  ['a right-to-left embedding', '\u202b'],
  ['a right-to-left override', '\u202e'],
  ['an isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['half a character', '\ud83d'],
])('A text with %s has hidden characters', (_, hidden) => {
  for (const schema of Object.values(SCHEMAS)) {
    expect(problemOf(schema, `a${hidden}b`)).toBe(HIDDEN);
    expect(problemOf(schema, 'ab')).toBeUndefined();
  }
});

test.each(['Zoë', 'Đình', 'ሀበሻ', 'مطعم', '🏍️', '👩‍🍳', 'a\u00a0b', 'न्‍'])(
  'The text %s has no hidden characters',
  (text) => {
    for (const schema of Object.values(SCHEMAS)) expect(problemOf(schema, text)).toBeUndefined();
  },
);

test('A line has no line breaks, and a tab in it is a space', () => {
  expect(problemOf(SCHEMAS.required, 'a\nb')).toBe('Enter the name on one line.');
  expect(problemOf(SCHEMAS.line, 'a\nb')).toBe('Enter this on one line.');
  expect(v.parse(SCHEMAS.required, '\ta\tb\n')).toBe('a b');
  expect(v.parse(SCHEMAS.line, '\ta\tb\n')).toBe('a b');
});

test.each(['a\r\nb', 'a\rb', 'a\u2028b', 'a\u2029b'])('A text with lines %j has plain line breaks', (text) =>
  expect(v.parse(SCHEMAS.lines, text)).toBe('a\nb'),
);

test('A phone number may be pasted with marks of the direction', () => {
  expect(v.parse(contactNumber(), '\u202a+27 82 123 4567\u202c')).toBe('+27821234567');
  expect(v.parse(contactNumber(), '\u2066+44 20 7946 0000\u2069')).toBe('+442079460000');
});
