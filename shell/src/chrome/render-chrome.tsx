import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Chrome } from './chrome';
import type { ShellContextValue } from './shell-context';

/** Draws the chrome, with its first frame already on the page when this returns. */
export function renderChrome(
  container: HTMLElement,
  mainElement: HTMLElement,
  context: ShellContextValue,
): void {
  const root = createRoot(container);
  flushSync(() => root.render(<Chrome context={context} mainElement={mainElement} />));
}
