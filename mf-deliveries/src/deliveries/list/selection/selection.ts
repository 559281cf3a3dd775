import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { Dispatch } from 'react';

/** Which deliveries of the list are selected. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The row that was selected or left last: a range goes from it. */
  readonly anchor: string | undefined;
}

/** What a press does to a selection. */
export type SelectionStep =
  /** Selects a row or leaves it; in a range, every row from the last one to it. */
  | { readonly kind: 'row'; readonly id: string; readonly isRange: boolean }
  /** Selects every row that is shown, or none where all are. */
  | { readonly kind: 'all' }
  | { readonly kind: 'only'; readonly ids: readonly string[] };

/** The selection of a list: it stays while rows come, go and change places. */
export interface ListSelection {
  readonly ids: Selection['ids'];
  /** What is selected and shown, in the order shown. */
  readonly selected: readonly Delivery[];
  /** Stable. */
  readonly select: Dispatch<SelectionStep>;
}

/** The rows between two, both included, in the order shown; the second alone where the first is not shown. */
function range(shown: readonly string[], from: string | undefined, to: string): readonly string[] {
  const start = from === undefined ? -1 : shown.indexOf(from);
  const end = shown.indexOf(to);
  return start === -1 || end === -1 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * The selection after a step. What is selected and not shown now stays so, but by `all` and `only`.
 * @param shown ids of the rows, in the order shown
 */
export function afterStep(selection: Selection, step: SelectionStep, shown: readonly string[]): Selection {
  if (step.kind === 'only') return { ids: new Set(step.ids), anchor: undefined };
  if (step.kind === 'all') {
    const hasAll = shown.every((id) => selection.ids.has(id));
    return { ids: new Set(hasAll ? [] : shown), anchor: undefined };
  }
  const { id, isRange } = step;
  const ids = new Set(selection.ids);
  const isSelecting = !ids.has(id);
  for (const one of isRange ? range(shown, selection.anchor, id) : [id]) {
    if (isSelecting) ids.add(one);
    else ids.delete(one);
  }
  return { ids, anchor: id };
}
