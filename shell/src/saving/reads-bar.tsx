import { formatDate, formatDateTime, formatTime } from '@fleetfoot/shared/domain';
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
import { announce } from '../announce';
import { useShell, useShellContext } from '../chrome/use-shell';
import { savingTexts } from '../texts/saving';
import type { ShellTexts } from '../texts/translation';
import { useShellTexts } from '../texts/use-shell-texts';

/* Fixed: what comes after the page moves nothing of it. */
const Strip = styled.div`
  position: fixed;
  inset-block-end: var(--space-3);
  inset-inline: calc(var(--sidebar) + var(--space-3)) var(--space-3);
  z-index: 15;
  display: flex;
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
  /* Who is offline is told so in its place; a dialog would lie over a half of it, whose button cannot be pressed anyway. */
  body:has(#offline) &, body:has(dialog[open]) & { display: none; }
  @media print { display: none; }
`;

const MINUTE_MS = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** By the clock of the device, which the age is told by. */
const dayOfNow = () => formatDate(new Date());

/** How old what is shown is; with its day, when that is not today. */
function ageText({ asOf = 0, status }: Reads, today: string, texts: ShellTexts['saving']): string {
  const then = new Date(asOf);
  const time = (formatDate(then) === today ? formatTime : formatDateTime)(then);
  return (status === 'failed' ? texts.failedAsOf : texts.asOf)(time);
}

/** Says of pages that nobody listens for how old they are, and reads them again. */
export function ReadsBar() {
  const { shell } = useShellContext();
  const { texts, lang } = useShellTexts(savingTexts);
  const path = useShell((state) => state.path);
  // The tour explains what the bar would lie over.
  const isTouring = useShell((state) => state.tour === 'on');
  const reads = useSyncExternalStore(subscribeReads, getReads);
  const today = useSyncExternalStore(everyMinute, dayOfNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useEffect(() => beginPage, [path]);
  if (reads.asOf === undefined || isTouring) return undefined;

  async function refresh(): Promise<void> {
    announce(shell, texts.refreshing);
    await refreshReads();
    const { status } = getReads();
    announce(shell, status === 'failed' ? texts.notRefreshed : ageText(getReads(), today, texts));
  }
  return (
    <Strip id="reads" role="group" lang={lang} aria-label={texts.bar}>
      <span>{ageText(reads, today, texts)}</span>
      <Button variant="quiet" busy={reads.status === 'reading'} onClick={() => void refresh()}>
        {texts.refresh}
      </Button>
    </Strip>
  );
}
