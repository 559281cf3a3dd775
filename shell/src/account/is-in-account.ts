import { isBelow } from '@fleetfoot/shared/federation/runtime';
import type { ShellState } from '../shell-state';

/** Whether the page is of an entry of the account: what waits there it says itself. */
export function isInAccount({ path, account }: Pick<ShellState, 'path' | 'account'>): boolean {
  return account.some((entry) => isBelow(path, entry));
}
