import { type RefObject, useLayoutEffect, useReducer, useState } from 'react';

/** What takes the focus first: the first control of the content, else the first of the actions. */
const FIRST_FOCUS =
  '[data-part=content] :is(a[href], button, input, select, textarea):not(:disabled), [data-part=actions] button:not(:disabled)';

function show(dialog: HTMLDialogElement) {
  // Not every DOM has modal dialogs (jsdom, old browsers): there it is shown in place.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

function hide(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
}

function giveBackFocus(opener: Element | null) {
  const known = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = known ? opener : document.querySelector<HTMLElement>('h1[tabindex]');
  target?.focus();
}

/**
 * Shows a dialog modally for as long as its component is mounted, then gives the focus back to what had it
 * before, or to the page's heading when that is gone.
 * @returns a function that shows it again, for when the browser closed it by itself
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): () => void {
  const [opener] = useState(() => document.activeElement);
  const [shown, showAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` asks for showing it again.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) show(element);
  }, [dialog, shown]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) show(element);
    element.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();
    return () => {
      hide(element);
      giveBackFocus(opener);
    };
  }, [dialog, opener]);
  return showAgain;
}
