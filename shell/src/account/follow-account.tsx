import type { AccountNotice, RegistryEntry } from '@fleetfoot/shared/contract';
import { isDataLight, onDataChoice } from '@fleetfoot/shared/device';
import { databaseIsOpen } from '@fleetfoot/shared/firebase';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell, useShellContext } from '../chrome/use-shell';
import type { KnownRemotes } from '../remotes/known-remotes';
import { report } from '../report';
import { isInAccount } from './is-in-account';

/** What is shown is read again after this, while somebody sees it. In milliseconds. */
const STALE_MS = 10 * 60_000;

/** Of a remote of any release: what is no notice, or leads elsewhere than to its entries, is left out. */
function noticesOf({ account = [] }: RegistryEntry, told: unknown): readonly AccountNotice[] {
  const paths = account.map(({ path }) => path);
  const given: readonly (Partial<AccountNotice> | null | undefined)[] = Array.isArray(told) ? told : [];
  return given.flatMap((notice) =>
    typeof notice?.label === 'string' && notice.path !== undefined && paths.includes(notice.path)
      ? [{ label: notice.label, path: notice.path }]
      : [],
  );
}

async function ask(remotes: KnownRemotes, { id }: RegistryEntry): Promise<unknown> {
  // What the page itself reads comes first.
  await databaseIsOpen();
  const { module, services } = await remotes.open(id);
  return module.readAccountNotices?.(services);
}

/**
 * Asks the remotes that have entries in the account what waits there, after the page, and again once such a page is left, where it
 * may have been settled. Who saves data finds it on the pages alone.
 */
export function FollowAccount() {
  const { shell, remotes } = useShellContext();
  const isThere = useShell(isInAccount);
  const readAt = useRef(Number.NEGATIVE_INFINITY);
  const runs = useRef(0);
  /** By remote, as it was told last. */
  const known = useRef<Record<string, readonly AccountNotice[]>>({});

  /** What is being read is told no more. */
  function forget(): void {
    runs.current += 1;
    readAt.current = Number.NEGATIVE_INFINITY;
    known.current = {};
    shell.setState({ accountNotices: [] });
  }

  const read = useEffectEvent(async (longest: number) => {
    // Nothing is asked that would tell when it is over.
    if (isDataLight()) return forget();
    if (isThere || document.hidden || performance.now() - readAt.current < longest) return;
    readAt.current = performance.now();
    runs.current += 1;
    const run = runs.current;
    const entries = remotes.entries().filter(({ account = [] }) => account.length > 0);
    const told = await Promise.allSettled(entries.map((entry) => ask(remotes, entry)));
    if (run !== runs.current) return;
    const notices = entries.map((entry, index) => {
      const answer = told[index];
      if (answer?.status === 'fulfilled') known.current[entry.id] = noticesOf(entry, answer.value);
      else if (navigator.onLine) report(answer?.reason, { remote: entry.id, kind: 'account-notices' });
      return known.current[entry.id] ?? [];
    });
    shell.setState({ accountNotices: notices.flat() });
  });

  useEffect(() => {
    if (!isThere) void read(0);
  }, [isThere]);

  useEffect(() => {
    const again = () => void read(STALE_MS);
    const back = () => void read(0);
    const timer = setInterval(again, STALE_MS);
    document.addEventListener('visibilitychange', again);
    addEventListener('online', back);
    const stopChoice = onDataChoice(back);
    return () => {
      stopChoice();
      runs.current += 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', back);
      // What waits for one user is not the next one's.
      shell.setState({ accountNotices: [] });
    };
  }, [shell]);
  return undefined;
}
