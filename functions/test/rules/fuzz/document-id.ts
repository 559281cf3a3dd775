import * as fc from 'fast-check';
import * as v from 'valibot';

/** Ids become parts of web addresses. */
export const DocumentID = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/));

/** Of what has a thousand places. */
export const NumberedID = v.pipe(v.string(), v.regex(/^[0-9]{3}$/));

/** Where a write finds nothing: in places, which many of them share, and seldom where there is none. */
export const PLACE_IDS: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom(
      ...Array.from({ length: 40 }, (_, index) => String(index * 25 + 24).padStart(3, '0')),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('{id}', '1000', '42', '0x1', ' 042', '042.', '\u0660\u0661\u0662'),
  },
);
