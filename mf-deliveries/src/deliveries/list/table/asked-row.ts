import { type RefObject, useEffect, useEffectEvent } from 'react';

const ASK = 'row-asked';

/** Of the window's height: where a row that was out of sight comes to lie. */
const PLACE = 1 / 3;

/** Scrolls a list to a row that may be out of sight, and so not in the page. */
export function askForRow(room: Element | null | undefined, id: string): void {
  room?.querySelector('tbody')?.dispatchEvent(new CustomEvent(ASK, { detail: id }));
}

interface AskedRowOptions {
  readonly ids: readonly string[];
  /** The element that the rows are in. */
  readonly body: RefObject<HTMLElement | null>;
  /** Positions of the rows, in px from the list's top, and of the end. */
  readonly starts: Float64Array;
}

/** Brings the row into sight that something beside the list asks for. */
export function useAskedRow({ ids, body, starts }: AskedRowOptions): void {
  const bring = useEffectEvent((event: Event) => {
    const index = event instanceof CustomEvent ? ids.indexOf(event.detail) : -1;
    const { top = 0 } = body.current?.getBoundingClientRect() ?? {};
    const [start, end] = [starts[index], starts[index + 1]];
    if (start === undefined || end === undefined) return;
    // The list's head is in sight while rows scroll below it.
    const head = body.current?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    const isInSight = top + start >= Math.max(head, 0) && top + end <= window.innerHeight;
    if (!isInSight) window.scrollBy(0, top + start - window.innerHeight * PLACE);
  });
  useEffect(() => {
    const element = body.current;
    element?.addEventListener(ASK, bring);
    return () => element?.removeEventListener(ASK, bring);
  }, [body]);
}
