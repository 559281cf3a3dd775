import { useShell } from './use-shell';

/** What the user must know, above the page. */
export function ShellNotice() {
  return useShell((state) => state.notice);
}
