import { type ComponentType, useEffect, useState } from 'react';
import { report } from '../report';

type Palette = ComponentType<{ readonly onClose: () => void }>;

/**
 * The palette while it is open: Ctrl-K or ⌘K opens it from anywhere, but not above another dialog. Its code comes when it is asked
 * for; what could not be loaded is asked for again by the next try.
 */
export function usePalette() {
  const [Open, setOpen] = useState<Palette>();
  async function open() {
    try {
      const { Palette: loaded } = await import('./palette');
      setOpen(() => loaded);
    } catch (error) {
      report(error, { shell: 'palette' });
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is always the same.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'k' || event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) void open();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { Open, open, close: () => setOpen(undefined) };
}
