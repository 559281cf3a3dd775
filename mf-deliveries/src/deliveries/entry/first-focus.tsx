import { useEffect, useRef } from 'react';
import { hasKeysOnScreen } from './has-keys-on-screen';

/**
 * Gives a field the focus without telling it: it would load what only somebody who uses it needs. Their first act tells
 * it.
 */
function focusUntold(field: HTMLElement): void {
  const keep = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('focusin', keep, true);
  field.focus({ preventScroll: true });
  window.removeEventListener('focusin', keep, true);

  const waiting = new AbortController();
  const { signal } = waiting;
  function tell(): void {
    waiting.abort();
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  field.addEventListener('input', tell, { signal });
  field.addEventListener('pointerdown', tell, { signal });
  field.addEventListener('keydown', ({ key }) => key === 'ArrowDown' && tell(), { signal });
  field.addEventListener('focusout', () => waiting.abort(), { signal });
}

/** Whether all of a field is seen without scrolling: a page opens at its top, and what has the focus is seen. */
function isInView(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

export interface FirstFocusProps {
  /** The field that a user types in first. */
  readonly field: 'pickup.address' | 'dropoff.phone_number';
  /** Whether the user has done something on the page already. */
  readonly isTouched: () => boolean;
}

/** Moves the focus, once, to where the user begins, unless they have begun elsewhere or would not see it. */
export function FirstFocus({ field, isTouched }: FirstFocusProps) {
  const isDone = useRef(false);
  useEffect(() => {
    // A heading has the focus because its page was opened, and the page when what had it is gone.
    const isFree = document.activeElement?.matches('body, h1');
    if (isDone.current || isTouched() || !isFree || hasKeysOnScreen()) return;
    isDone.current = true;
    const first = document.querySelector<HTMLElement>(`form [name="${field}"]`);
    if (first && isInView(first)) focusUntold(first);
  }, [field, isTouched]);
  return undefined;
}
