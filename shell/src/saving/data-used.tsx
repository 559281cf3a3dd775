import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { RAIL } from '../chrome/frame-style';
import { useAuthState } from '../chrome/use-shell';
import { savingTexts } from '../texts/saving';
import { useShellTexts } from '../texts/use-shell-texts';
import { type DataMeter, megabytesOf, openDataMeter, RAND_PER_GB, randOf } from './data-meter';

const Details = styled.details`
  color: var(--muted);
  font-size: var(--text-xs);
  summary { padding-block: var(--space-1); border-radius: var(--radius-sm); cursor: pointer; }
  summary:hover { color: var(--text); }
  b { font-weight: 550; }
  p { padding: 0 var(--space-2) var(--space-2) 0; }
  @media (pointer: coarse) {
    summary { padding-block: var(--space-3); }
  }
  /* A rail has room for the figure alone; what it means is beside it. */
  @media ${RAIL} {
    summary { list-style: none; padding-inline: 2px; text-align: center; }
    summary::-webkit-details-marker { display: none; }
    summary > :not(b) { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    b { font-size: 0.625rem; font-weight: 400; white-space: nowrap; }
    p {
      position: fixed;
      /* Above what says at the bottom how old the page is. */
      inset: auto auto calc(var(--below, 0px) + var(--space-4)) calc(var(--sidebar) + var(--space-2));
      width: 260px;
      padding: var(--space-3);
      border: 1px solid var(--border);
      border-radius: var(--radius);
      background: var(--surface);
      box-shadow: var(--shadow-raised);
    }
  }
`;

const TICK_MS = 5_000;

/** A character that no text has: it stands in for the figure, which the rail shows alone. */
const FIGURE = '\ue000';

const meters = new Map<string, DataMeter>();

function meterOf(uid: string): DataMeter {
  const meter = meters.get(uid) ?? openDataMeter(uid);
  meters.set(uid, meter);
  return meter;
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** What this window has received so far, and what that costs. */
export function DataUsed({ id }: { readonly id: string }) {
  const meter = meterOf(useAuthState((state) => state.uid) ?? '');
  // In tenths of a megabyte, so that nothing is drawn again for less.
  const megabytes = useSyncExternalStore(subscribe, () => megabytesOf(meter.bytes()));
  useEffect(() => {
    addEventListener('pagehide', meter.keep);
    return () => removeEventListener('pagehide', meter.keep);
  }, [meter]);
  const { texts } = useShellTexts(savingTexts);
  const cost = formatRand(randOf(megabytes * 1_000_000));
  const figure = `${formatNumber(megabytes)} MB`;
  const [before, after] = texts.used(FIGURE, cost).split(FIGURE);
  return (
    <Details>
      <summary>
        <span>{before}</span>
        <b>{figure}</b>
        <span>{after}</span>
      </summary>
      <p>
        <span id={id}>{texts.what}</span> <span>{texts.received(figure, cost, formatRand(RAND_PER_GB))}</span>
      </p>
    </Details>
  );
}
