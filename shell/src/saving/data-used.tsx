import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { RAIL } from '../chrome/frame-style';
import { type DataMeter, megabytesOf, openDataMeter, RAND_PER_GB, randOf } from './data-meter';

const Details = styled.details`
  color: var(--muted);
  font-size: var(--text-xs);
  summary { padding-block: var(--space-1); border-radius: var(--radius-sm); cursor: pointer; }
  summary:hover { color: var(--text); }
  p { padding: 0 var(--space-2) var(--space-2) 0; }
  @media (pointer: coarse) {
    summary { padding-block: var(--space-3); }
  }
  /* A rail has room for the figure alone; what it means is beside it. */
  @media ${RAIL} {
    summary { list-style: none; padding-inline: 2px; text-align: center; }
    summary::-webkit-details-marker { display: none; }
    summary > :not(b) { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    b { font-weight: 400; white-space: nowrap; }
    p {
      position: fixed;
      inset: auto auto var(--space-4) calc(var(--sidebar) + var(--space-2));
      width: 260px;
      padding: var(--space-3);
      border: 1px solid var(--border);
      border-radius: var(--radius);
      background: var(--surface);
      box-shadow: var(--shadow-raised);
    }
  }
  b { font-weight: 550; }
`;

const TICK_MS = 5_000;

let meter: DataMeter | undefined;

/** In tenths of a megabyte, so that nothing is drawn again for less. */
function tenths(): number {
  meter ??= openDataMeter();
  return Math.round(megabytesOf(meter.bytes()) * 10);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** What this window has received so far, and what that costs. */
export function DataUsed({ id }: { readonly id: string }) {
  const megabytes = useSyncExternalStore(subscribe, tenths) / 10;
  const cost = formatRand(randOf(megabytes * 1_000_000));
  return (
    <Details>
      <summary>
        <span>About </span>
        <b>{formatNumber(megabytes)} MB</b>
        <span>, {cost} so far</span>
      </summary>
      <p>
        <span id={id}>
          Save data lets maps and photos wait for a tap, and lists for a refresh. Automatic does so on a slow
          link.
        </span>{' '}
        In this window about {formatNumber(megabytes)} MB were received, which is {cost} at{' '}
        {formatRand(RAND_PER_GB)} for 1 GB. Maps, payments and what is sent are not counted.
      </p>
    </Details>
  );
}
