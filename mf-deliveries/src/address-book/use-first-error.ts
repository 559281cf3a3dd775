import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to the first field that is wrong after a press of the form's button. */
export function useFirstError(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return form;
}
