import { formatTime } from '@fleetfoot/shared/domain';
import {
  beginPage,
  getReads,
  type Reads,
  refreshReads,
  subscribeReads,
} from '@fleetfoot/shared/firebase/light';
import { Button } from '@fleetfoot/shared/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useShell, useShellContext } from '../chrome/use-shell';

/* Fixed: what comes after the page moves nothing of it. */
const Strip = styled.div`
  position: fixed;
  inset-block-end: var(--space-3);
  inset-inline: calc(var(--sidebar) + var(--space-3)) var(--space-3);
  z-index: 15;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-3);
  width: fit-content;
  margin-inline: auto;
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--muted);
  font-size: var(--text-sm);
  box-shadow: var(--shadow-raised);
  html[data-layout='plain'] & { inset-inline-start: var(--space-3); }
  /* Who is offline is told so in its place. */
  body:has(#offline) & { display: none; }
  @media print { display: none; }
`;

/** How old what is shown is. */
function ageText({ asOf = 0, status }: Reads): string {
  const age = `As of ${formatTime(new Date(asOf))}`;
  return status === 'failed' ? `Not refreshed. ${age}` : `Not live. ${age}`;
}

/** Says of pages that nobody listens for how old they are, and reads them again. */
export function ReadsBar() {
  const { shell } = useShellContext();
  const path = useShell((state) => state.path);
  const reads = useSyncExternalStore(subscribeReads, getReads);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useEffect(() => beginPage, [path]);
  if (reads.asOf === undefined) return undefined;

  function announce(message: string): void {
    shell.setState(({ announcement: { count } }) => ({ announcement: { message, count: count + 1 } }));
  }
  async function refresh(): Promise<void> {
    announce('Refreshing.');
    await refreshReads();
    const { status } = getReads();
    announce(
      status === 'failed' ? 'Not refreshed. Check your connection and try again.' : ageText(getReads()),
    );
  }
  return (
    <Strip id="reads" role="group" aria-label="Data is saved">
      <span>{ageText(reads)}</span>
      <Button variant="quiet" busy={reads.status === 'reading'} onClick={() => void refresh()}>
        Refresh
      </Button>
    </Strip>
  );
}
