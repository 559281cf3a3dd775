import { useEffect, useEffectEvent, useRef } from 'react';

interface RowPresses {
  /** The element that the list is in. */
  readonly room: Element | null | undefined;
  /** Whether deliveries are shown beside it. */
  readonly hasRoom: boolean;
  /** The delivery that is shown, or empty. */
  readonly shown: string;
  readonly show: (id: string) => void;
  /** Space on the row that is shown already. */
  readonly enter: () => void;
  /** The row under the pointer or with the focus. */
  readonly onPoint: (id: string | undefined) => void;
}

function rowOf(target: EventTarget | null): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('tbody tr') : null;
  return row ?? undefined;
}

const isRowLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-row-link]') !== null;

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Shows deliveries beside the list: Space shows the row that has the focus, and once one is shown the panel follows the focus and the
 * pointer's presses. Enter, a press on the row that is shown, and one for a new tab open the delivery's page as ever.
 */
export function useRowPresses(options: RowPresses): void {
  const { room } = options;
  /** What was shown as the pointer went down: that moves the focus, which shows the row already. */
  const before = useRef('');

  const down = useEffectEvent(() => {
    before.current = options.shown;
  });
  const press = useEffectEvent((event: MouseEvent) => {
    const { hasRoom, show } = options;
    const id = rowOf(event.target)?.dataset['id'];
    // A key makes a click without a count.
    const isPointer = event.detail > 0 && isPlain(event) && isRowLink(event.target);
    if (!hasRoom || !id || !isPointer || before.current === '' || before.current === id) return;
    event.preventDefault();
    show(id);
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    const { hasRoom, shown, show, enter } = options;
    const id = rowOf(event.target)?.dataset['id'];
    if (event.key !== ' ' || !hasRoom || !id || !isRowLink(event.target)) return;
    // It would scroll the page.
    event.preventDefault();
    if (id === shown) enter();
    else show(id);
  });
  const focus = useEffectEvent((event: Event) => {
    const { hasRoom, shown, show, onPoint } = options;
    const id = rowOf(event.target)?.dataset['id'];
    onPoint(id);
    if (hasRoom && id && shown !== '' && isRowLink(event.target)) show(id);
  });
  const point = useEffectEvent((event: Event) => options.onPoint(rowOf(event.target)?.dataset['id']));
  const leave = useEffectEvent(() => options.onPoint(undefined));

  useEffect(() => {
    if (!room) return;
    const ending = new AbortController();
    const { signal } = ending;
    room.addEventListener('pointerdown', down, { signal, capture: true });
    room.addEventListener('click', (event) => press(event as MouseEvent), { signal });
    room.addEventListener('keydown', (event) => key(event as KeyboardEvent), { signal });
    room.addEventListener('focusin', focus, { signal });
    room.addEventListener('focusout', leave, { signal });
    room.addEventListener('pointerover', point, { signal, passive: true });
    room.addEventListener('pointerleave', leave, { signal });
    return () => ending.abort();
  }, [room]);
}
