import { useEffect, useEffectEvent } from 'react';

interface EscapeOptions {
  /** Where this comes before whatever else waits for the key, and is the only one to hear of it; elsewhere it is not called. */
  readonly firstIn?: Element | null | undefined;
  readonly isOn?: boolean;
}

/** Calls back for Escape where nothing else waits for it. */
export function useEscape(onEscape: () => void, { firstIn, isOn = true }: EscapeOptions = {}): void {
  const isFirst = firstIn instanceof Element;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
    if (document.querySelector('dialog[open]') || target.closest('[role="dialog"], form')) return;
    if (isFirst) {
      if (target !== document.body && !firstIn.contains(target)) return;
      event.preventDefault();
    }
    onEscape();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press, isFirst);
    return () => document.removeEventListener('keydown', press, isFirst);
  }, [isFirst, isOn]);
}
