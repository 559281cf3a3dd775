import * as fc from 'fast-check';
import { EVERYBODY } from '../personas';
import { CLOSED_DOCUMENTS, type ClosedDocument } from './closed-documents';
import type { Collection } from './collection';
import { hostileChanges } from './hostile-change';
import { isMap } from './value';
import type { Write } from './write';

const ROWS: readonly Pick<Write, 'manner' | 'over'>[] = [
  { manner: 'set', over: 'nothing' },
  { manner: 'set', over: 'nothing' },
  { manner: 'set', over: 'existing' },
  { manner: 'merge', over: 'nothing' },
  { manner: 'merge', over: 'existing' },
  { manner: 'update', over: 'existing' },
  { manner: 'update', over: 'existing' },
  { manner: 'delete', over: 'existing' },
];

function collectionOf({ name, document, folders }: ClosedDocument): Collection {
  const maps = Object.keys(document).filter((key) => isMap(document[key]));
  const writes = fc.constantFrom(...ROWS).chain(({ manner, over }) =>
    fc.record({
      by: fc.constantFrom(...EVERYBODY),
      manner: fc.constant(manner),
      over: fc.constant(over),
      path: fc
        .tuple(
          fc.constantFrom(...folders),
          over === 'existing' ? fc.constant('kept') : fc.constantFrom('{id}', '{uid}'),
        )
        .map((parts) => parts.join('/')),
      shape: fc.constant('right'),
      changes: hostileChanges(manner, { keys: Object.keys(document), maps }),
    }),
  );
  return {
    name,
    writes,
    shapes: { right: document },
    lane: () => undefined,
    problem: () => 'the server writes these',
  };
}

export const CLOSED_COLLECTIONS = CLOSED_DOCUMENTS.map(collectionOf);
