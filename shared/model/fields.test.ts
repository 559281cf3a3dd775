import * as v from 'valibot';
import { contactNumber, emailAddress, optionalLine, optionalText, requiredText } from './fields';

const SCHEMAS = {
  required: requiredText('the name', 10),
  line: optionalLine(10),
  lines: optionalText(10),
};

function problemOf(schema: v.GenericSchema, text: string): string | undefined {
  return v.safeParse(schema, text, { abortPipeEarly: true }).issues?.[0].message;
}

test.each(['\0', '\u00ad', '\u200b', '\u202e', '\u2060', '\u3164', '\ufeff', '\u{e0041}', '\ud83d'])(
  'A text is taken without %j',
  (unseen) => {
    for (const schema of Object.values(SCHEMAS)) {
      expect(v.parse(schema, `${unseen}a${unseen}b${unseen}`)).toBe('ab');
    }
    expect(problemOf(SCHEMAS.required, unseen)).toBe('Enter the name.');
    expect(v.parse(SCHEMAS.line, unseen)).toBe('');
    expect(v.parse(SCHEMAS.lines, unseen)).toBe('');
  },
);

test('Characters are counted once a text is clean', () => {
  for (const schema of Object.values(SCHEMAS)) {
    expect(v.parse(schema, `${'\u200b'.repeat(20)}${'e\u0301'.repeat(10)}`)).toBe('é'.repeat(10));
    expect(problemOf(schema, 'é'.repeat(11))).toBe('Use at most 10 characters.');
  }
});

test.each(['Zoë', 'Đình', 'ሀበሻ', 'مطعم', '🏍️', '👩‍🍳'])('The text %s is taken as it is', (text) => {
  for (const schema of Object.values(SCHEMAS)) expect(v.parse(schema, text)).toBe(text);
});

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
  expect(problemOf(contactNumber(), '\u202a\u202c')).toBe('Enter a phone number.');
});

test('An e-mail address may be pasted with characters that show nothing', () => {
  expect(v.parse(emailAddress(), '\u00a0thandi\u200b@kasi.co.za\ufeff')).toBe('thandi@kasi.co.za');
});
