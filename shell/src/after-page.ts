// One chunk for what comes once a page stands.
import type { ShellStore } from './shell-state';
import { openVitals } from './vitals/open-vitals';

/** Escape puts a tooltip of the rail away until the pointer or the focus is somewhere else. */
function followEscape(): void {
  const { dataset } = document.documentElement;
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset['tooltips'] = 'away';
  });
  for (const move of ['pointerover', 'focusin']) addEventListener(move, () => delete dataset['tooltips']);
}

export function afterPage(shell: ShellStore): void {
  openVitals(shell);
  followEscape();
}
