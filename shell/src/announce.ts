import type { ShellStore } from './shell-state';

/** Tells screen readers a message, also the one that they were told last. */
export function announce(shell: ShellStore, message: string): void {
  shell.setState(({ announcement: { count } }) => ({ announcement: { message, count: count + 1 } }));
}
