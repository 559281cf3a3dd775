import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to what takes the place of the controls that were pressed, but not when the page opens.
 * @param step name of what is shown; `undefined` while that is not known
 */
export function useStepFocus(step: string | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== step) frame.current?.focus();
    previous.current = step;
  }, [step]);
  return frame;
}
