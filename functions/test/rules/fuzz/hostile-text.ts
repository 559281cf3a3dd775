import * as fc from 'fast-check';
import { text, type Value } from './value';

const AROUND_LIMITS = [1, 2, 3, 99, 100, 101, 119, 120, 121, 127, 128, 129, 253, 254, 255, 499, 500, 501];

const EMPTY_OR_BLANK = [
  '',
  ' ',
  '   ',
  '\t\n',
  '\r',
  '\v',
  '\f',
  '\u0085',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\u3000',
  '\ufeff',
];

const CONTROLS = ['\u0000', '\u0001', '\u001f', '\u007f', 'a\u0000b', '\u202etxt', 'Kota\nHouse', ' Kota '];

const HALVES = ['\ud800', 'x\udc00', '\udfff\ud800'];

const WORDS = [
  ...['on_demand', 'scheduled', 'time_window', 'whenever', 'ON_DEMAND', 'meet_at_door', 'leave_at_door'],
  ...[
    'Created',
    'created',
    'Delivered',
    'Cancelled',
    'Unpaid',
    'Paid',
    'Admin',
    'Member',
    'Active',
    'null',
    '0',
  ],
  ...[
    'member',
    'admin',
    'outsider',
    'stranger',
    'fuzz',
    'kept',
    '../fuzz',
    '<script>alert(1)</script>',
    '__proto__',
  ],
];

const NUMBERS = [
  ...[
    '+27821234567',
    '+2782123',
    '+278212',
    '+123456789012345',
    '+1234567890123456',
    '+0821234567',
    '0821234567',
  ],
  ...['27821234567', '+27 82 123 4567', '+2782CALLME', '+27821234567\n', ' +27821234567', '++27821234567'],
  ...['+\u0662\u0667\u0668\u0662\u0661\u0662\u0663\u0664\u0665', '\uff0b27821234567', '+27820000001', '+'],
];

const ADDRESSES = [
  ...[
    't@example.co.za',
    'a@b.c',
    'thandi',
    '@',
    '@.',
    'a@b',
    '@b.c',
    'a@.c',
    'a@b.',
    'a@b..',
    'a@b@c.d',
    'a@@b.c',
  ],
  ...[
    'a b@c.d',
    'a@b .c',
    'a@b.c\n',
    ' a@b.c',
    'a\u00a0b@c.d',
    'a@b\u3000c.d',
    '\u00fc@\u00fc.\u00fc',
    'a\u0000@b.c',
  ],
  ...[
    'a\v@b.c',
    'a\u2028@b.co',
    '\ud83d\ude00@b.co',
    'a@b.co',
    'A+b_c-d@B-c.CO',
    'a..b@c.de',
    '.a@b.co',
    'a.@b.co',
  ],
  ...[
    'a@-b.co',
    'a@b-.co',
    'a@b..co',
    'a@b.c0',
    'a@b_c.co',
    '\u017f@b.co',
    'a@\u017f.co',
    'a@b.\u212ao',
    'a@b.co.',
  ],
];

// No character newer than Unicode 6.0, which is what the emulator knows: newer ones are nothing to see to it.
const UNITS = ['x', ' ', '\u00e9', 'e\u0301', '\ud83d\ude03', '\u0000', '\u00a0', '\n'];

const around = fc
  .tuple(fc.constantFrom(...UNITS), fc.constantFrom(...AROUND_LIMITS))
  .map(([unit, times]) => text(unit, times));

/** An e-mail address in which only the length can be wrong. */
export function addressOf(length: number): string {
  return `${'x'.repeat(length - 5)}@b.co`;
}

// Unicode grows, and not at the same time here and in the emulator: only what has long been there.
const latin = fc.integer({ min: 0, max: 0x24f }).map((point) => String.fromCodePoint(point));

/** A million characters take long: one text in three hundred. */
const huge = fc.constantFrom(text('x', 1_000_000), text('\u00e9', 500_000), text(' ', 1_000_000));

/** Texts that sit on a limit, or that somebody would try. */
export const hostileText: fc.Arbitrary<Value> = fc.oneof(
  { weight: 80, arbitrary: around },
  { weight: 40, arbitrary: fc.constantFrom(...EMPTY_OR_BLANK, ...CONTROLS, ...HALVES) },
  { weight: 40, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 40, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 40, arbitrary: fc.constantFrom(...ADDRESSES) },
  { weight: 27, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 27, arbitrary: fc.string({ unit: latin, maxLength: 12 }) },
  { weight: 1, arbitrary: huge },
);
