import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the page's heading when what had it within `area` is gone, such as a button of a removed row. */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const element = area.current;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [area]);
  // After every render: that is when rows go.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    const isLost = document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  });
}
