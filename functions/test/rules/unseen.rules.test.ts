import { deliveries } from '@fleetfoot/shared/model';
import { change, write } from './access';
import type { Check } from './check';
import { MATRIX } from './matrix';
import type { Row } from './matrix/row';
import { pathOf } from './matrix-checks';
import { DIRECTED } from './new-delivery';
import type { DocumentFields } from './told-writes';
import { testChecks, useWorld } from './use-world';

const UNSEEN = {
  'a zero-width space': '\u200b',
  'a soft hyphen': '\u00ad',
  'a word joiner': '\u2060',
  'a byte-order mark': '\ufeff',
  'a tag': '\u{e0041}',
  'a Hangul filler': '\u3164',
  'a right-to-left override': '\u202e',
  'a selector': '\ufe0f',
};

/** Drafts hold what was typed, letter by letter; the form checks it once it is sent. */
const AS_TYPED = 'value';

/** An object with a character in each of its texts in turn, and where. */
function* spelled(
  fields: DocumentFields,
  unseen: string,
): Generator<readonly [place: string, fields: DocumentFields]> {
  for (const [key, value] of Object.entries(fields)) {
    if (key === AS_TYPED) continue;
    if (typeof value === 'string') {
      yield [key, { ...fields, [key]: `${value.slice(0, 1)}${unseen}${value.slice(1)}` }];
    } else if (value?.constructor === Object) {
      for (const [place, inner] of spelled({ ...value }, unseen))
        yield [`${key}.${place}`, { ...fields, [key]: inner }];
    }
  }
}

/** A document as it may be created, with each text that it may have. */
function wholeDocument(
  row: Row,
  id: string,
  [persona = 'member']: Row['allowed']['create'] & object,
): DocumentFields {
  return { ...row.create?.(id, persona), ...(row.collection === deliveries.name && DIRECTED) };
}

function nameOf({ collection, which }: Row): string {
  return which ? `${collection}, ${which}` : collection;
}

function creations(row: Row, what: string, unseen: string): Check[] {
  const [persona] = row.allowed.create ?? [];
  if (!persona) return [];
  const path = pathOf(row, 'create', persona);
  const document = wholeDocument(row, path.slice(path.lastIndexOf('/') + 1), [persona]);
  return [...spelled(document, unseen)].map(([place, fields]) => ({
    name: `${nameOf(row)}: a new document with ${what} in ${place} is refused`,
    expect: 'refused',
    writes: path,
    run: (world) => write(world.as(persona), path, fields),
  }));
}

function updates(row: Row, what: string, unseen: string): Check[] {
  const [persona] = row.allowed.update ?? [];
  if (!persona) return [];
  const path = pathOf(row, 'update', persona);
  const { update = {} } = row;
  const right: DocumentFields = { ...(typeof update === 'function' ? update(persona) : update) };
  const texts = Object.entries(wholeDocument(row, 'x', [persona])).filter(
    ([, value]) => typeof value === 'string',
  );
  const others = [...spelled({ ...Object.fromEntries(texts), ...right }, unseen)];
  return others.map(([place, { [place]: value }]) => ({
    name: `${nameOf(row)}: an update with ${what} in ${place} is refused`,
    expect: 'refused',
    writes: path,
    run: (world) => change(world.as(persona), path, { ...right, [place]: value }),
  }));
}

/** One row for each collection and what somebody may do to it: others have the same fields. */
function writableRows(operation: 'create' | 'update'): readonly Row[] {
  const rows = MATRIX.filter(({ allowed }) => allowed[operation]);
  return rows.filter((row) => rows.find(({ collection }) => collection === row.collection) === row);
}

const CHECKS = Object.entries(UNSEEN).flatMap(([what, unseen]) => [
  ...writableRows('create').flatMap((row) => creations(row, what, unseen)),
  ...writableRows('update').flatMap((row) => updates(row, what, unseen)),
]);

testChecks(CHECKS, useWorld());
