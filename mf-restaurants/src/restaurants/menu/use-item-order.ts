import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { useMemo, useRef, useState } from 'react';
import type { MenuStore } from './menu.queries';
import { menuItems, positionAt } from './menu-groups';
import type { MenuItem } from './menu-item';
import { POSITION_LIMIT } from './menu-position';

/** A move that the server may not have told of yet. */
interface Move {
  readonly position: string;
  /** Where the server had the item before, and where earlier moves put it. Any other place is somebody else's doing. */
  readonly before: readonly (string | undefined)[];
}

function moveTo(position: string, item: MenuItem, last: Move | undefined): Move {
  const isTold = last === undefined || last.position === item.position;
  return { position, before: isTold ? [item.position] : [...last.before, last.position, item.position] };
}

/**
 * The order of the menu, and moves in it: each is one write, in sight at once, and taken back when it fails.
 * @param items the whole menu as the server has it, in order
 */
export function useItemOrder(items: readonly MenuItem[], store: MenuStore) {
  const { announce, report } = useServices();
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const [failure, setFailure] = useState<string>();
  const last = useRef<Promise<void>>(Promise.resolve());

  const ordered = useMemo(() => {
    const shown = items.map((item) => {
      const move = moves.get(item.id);
      return move?.before.includes(item.position) ? { ...item, position: move.position } : item;
    });
    return menuItems(shown);
  }, [items, moves]);

  function takeBack(id: string, move: Move) {
    setMoves((present) => {
      if (present.get(id) !== move) return present;
      const next = new Map(present);
      next.delete(id);
      return next;
    });
  }

  async function save(item: MenuItem, move: Move) {
    const { position } = move;
    try {
      if (position.length > POSITION_LIMIT) {
        throw new AppError('resource-exhausted', `No room for a position: ${position}`, {
          userMessage: 'There is no room left at this place. Move one of its neighbours first.',
        });
      }
      await store.move(item.id, position);
    } catch (error) {
      report(error, { message: 'A menu item was not moved.', itemId: item.id });
      setFailure(`${item.name} was not moved. ${toAppError(error).userMessage}`);
      takeBack(item.id, move);
    }
  }

  return {
    items: ordered,
    failure,
    /** @param to index among `count` items of its category, after the move */
    move(item: MenuItem, to: number, count: number) {
      const stored = items.find(({ id }) => id === item.id) ?? item;
      const move = moveTo(positionAt(ordered, item, to), stored, moves.get(item.id));
      setFailure(undefined);
      setMoves((present) => new Map(present).set(item.id, move));
      announce(`${item.name}: place ${to + 1} of ${count}.`);
      // One after the other, so that the last move of an item is the one that stays.
      last.current = last.current.then(() => save(item, move));
    },
  };
}
