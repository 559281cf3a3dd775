import { AppError } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { useServices } from '@fleetfoot/shared/remote';
import { useMemo, useRef, useState } from 'react';
import { ORDER } from '../../texts/menu';
import type { MenuWrites } from '../data';
import { menuInOrder, positionAt } from '../menu-groups';
import { POSITION_LIMIT } from '../menu-position';

/** A move that the server may not have told of yet. */
interface Move {
  readonly position: string;
  /** Where the server had the item before, and where earlier moves put it. Any other place is the move of another member. */
  readonly before: readonly (string | undefined)[];
}

function moveTo(position: string, item: MenuItem, last: Move | undefined): Move {
  const isTold = last === undefined || last.position === item.position;
  return { position, before: isTold ? [item.position] : [...last.before, last.position, item.position] };
}

/**
 * The order of the menu, and moves in it: each is one write, shown at once, and taken back when it fails.
 * @param items the whole menu as the server has it, in order
 */
export function useItemOrder(items: readonly MenuItem[], writes: MenuWrites) {
  const { announce, report } = useServices();
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const saving = useAction();

  const ordered = useMemo(() => {
    const shown = items.map((item) => {
      const move = moves.get(item.id);
      return move?.before.includes(item.position) ? { ...item, position: move.position } : item;
    });
    return menuInOrder(shown);
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
          userMessage: ORDER.noRoom,
        });
      }
      await writes.move(item.id, position);
    } catch (error) {
      report(error, { message: 'A menu item was not moved.', itemID: item.id });
      takeBack(item.id, move);
      throw error;
    }
  }

  return {
    items: ordered,
    failure: saving.error,
    /** @param to index among `count` items of its category, after the move */
    move(item: MenuItem, to: number, count: number) {
      const stored = items.find(({ id }) => id === item.id) ?? item;
      const move = moveTo(positionAt(ordered, item, to), stored, moves.get(item.id));
      setMoves((present) => new Map(present).set(item.id, move));
      announce(ORDER.moved(item.name, String(to + 1), String(count)));
      // One after the other, so that the last move of an item is the one that stays.
      last.current = last.current.then(() =>
        saving.run(() => save(item, move), {
          doubt: ORDER.doubt(item.name),
          wording: (reason) => ORDER.notMoved(item.name, reason),
        }),
      );
    },
  };
}
