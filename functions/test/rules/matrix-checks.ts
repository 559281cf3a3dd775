import { change, erase, write } from './access';
import type { Check } from './check';
import { collection, collectionGroup, doc, getDoc, getDocs, limit, query, where } from './client-sdk';
import { MATRIX } from './matrix';
import { OPERATIONS, type Operation, type Row } from './matrix/row';
import { EVERYBODY, type Persona } from './personas';
import type { World } from './world';

export const READS: readonly Operation[] = ['get', 'list', 'group'];

function parentOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

/** The document that an operation is about: of a `create` one that is not there. */
export function pathOf(row: Row, operation: Operation, persona: Persona): string {
  const path = row.document(persona);
  if (operation !== 'create') return path;
  return row.fresh?.(persona) ?? `${parentOf(path)}/fresh-${persona}`;
}

function ask(world: Pick<World, 'as'>, row: Row, persona: Persona, wholeGroup: boolean): Promise<unknown> {
  const firestore = world.as(persona);
  const filter = wholeGroup ? row.groupWhere?.(persona) : row.where?.(persona);
  const source = wholeGroup
    ? collectionGroup(firestore, row.collection)
    : collection(firestore, parentOf(row.document(persona)));
  return getDocs(query(source, ...(filter ? [where(filter[0], '==', filter[1])] : []), limit(10)));
}

/** Does it as the persona does; `world.as()` says on which sign-in. */
export function perform(
  world: Pick<World, 'as'>,
  row: Row,
  operation: Operation,
  persona: Persona,
): Promise<unknown> {
  const firestore = world.as(persona);
  const path = pathOf(row, operation, persona);
  switch (operation) {
    case 'get':
      return getDoc(doc(firestore, path));
    case 'list':
      return ask(world, row, persona, false);
    case 'group':
      return ask(world, row, persona, true);
    case 'create': {
      const id = path.slice(parentOf(path).length + 1);
      return write(firestore, path, row.create?.(id, persona) ?? { id });
    }
    case 'update': {
      const { update = { id: 'changed' } } = row;
      return change(firestore, path, typeof update === 'function' ? update(persona) : update);
    }
    case 'delete':
      return erase(firestore, path);
  }
}

function cell(row: Row, operation: Operation, persona: Persona): Check {
  const allowed = row.allowed[operation]?.includes(persona) === true;
  const which = row.which ? `, ${row.which}` : '';
  return {
    name: `${row.collection}${which}: ${persona} ${allowed ? 'may' : 'may not'} ${operation}`,
    expect: allowed ? 'allowed' : 'refused',
    ...(!READS.includes(operation) && { writes: pathOf(row, operation, persona) }),
    run: (world) => perform(world, row, operation, persona),
  };
}

/** Every cell of the access table. */
export const MATRIX_CHECKS: readonly Check[] = MATRIX.flatMap((row) =>
  OPERATIONS.flatMap((operation) => EVERYBODY.map((persona) => cell(row, operation, persona))),
);
