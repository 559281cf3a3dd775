import { type RefObject, useEffect } from 'react';

const CONTROLS = 'a, button, input, select, textarea';

/** Whether a key begins an entry of digits: one of them, or pasting. */
function beginsEntry({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'v';
  return !altKey && /^\d$/.test(key);
}

/** While no control has the focus, digits and pastes go to the one field of the screen: the browser types them there. */
export function useTypeAnywhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function keyDown(event: KeyboardEvent): void {
      if (beginsEntry(event) && !document.activeElement?.matches(CONTROLS)) field.current?.focus();
    }
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [field]);
}
