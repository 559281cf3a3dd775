import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useMemo, useReducer } from 'react';
import type { ListTools } from '../use-list-tools';
import type { ListSelection, Selection, SelectionStep } from './selection';

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: undefined };

/**
 * @param rows what is shown, in its order
 * @param tools what draws the checkboxes too: before it is there nobody selects
 */
export function useSelection(rows: readonly Delivery[], tools: ListTools | undefined): ListSelection {
  const [{ ids }, select] = useReducer(
    (selection: Selection, step: SelectionStep) =>
      tools?.afterStep(
        selection,
        step,
        rows.map(({ id }) => id),
      ) ?? selection,
    NOTHING_SELECTED,
  );
  const selected = useMemo(() => (ids.size === 0 ? [] : rows.filter(({ id }) => ids.has(id))), [rows, ids]);
  return { ids, selected, select };
}
