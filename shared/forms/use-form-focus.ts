import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus where the user goes on: to the first field that is wrong after a press of the button, and back to the
 * button, which lost focus while it was disabled, after a failed save.
 */
export function useFormFocus(submitCount: number, saveFailed: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  useLayoutEffect(() => {
    const nothingFocused = document.activeElement === null || document.activeElement === document.body;
    if (saveFailed && nothingFocused) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [saveFailed]);

  return form;
}
