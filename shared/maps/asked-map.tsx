import { type ComponentType, useEffect, useMemo, useReducer, useState } from 'react';
import { styled } from 'styled-components';
import { onDataChoice } from '../device/data-choice';
import { isDataLight } from '../device/is-data-light';
import { useLoaded } from '../parts/use-loaded';
import { MapNote } from './map-note';

const MapFrame = styled.div`
  /* Google's panes and our pins stay below the popups of the page. */
  isolation: isolate;
  overflow: hidden;
  background: var(--sunken);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
`;

/** In the chunk of what reads where data is dear. */
const loadWaiting = () => import(/* webpackChunkName: "firebase-light" */ './waiting-map');

/** What is in the frame: the map, or what waits for a press. */
interface Content<Drawn> {
  readonly Drawn?: ComponentType<Drawn>;
  readonly WaitingMap?: ComponentType<{ readonly onAsk: () => void }>;
}

interface AskedMapProps<Drawn> {
  readonly label: string;
  readonly height: number | string;
  /** Brings what draws the map; a function of the module. */
  readonly load: () => Promise<Content<Drawn>>;
  readonly drawn: Drawn;
  /** Its user has pressed a button that shows it. */
  readonly isWanted?: boolean | undefined;
}

/**
 * The frame of every map. Where data is dear it has a button that brings the map. One that is there stays, also when its user begins to
 * save data: it costs nothing more.
 */
export function AskedMap<Drawn extends object>({
  label,
  height,
  load,
  drawn,
  isWanted,
}: AskedMapProps<Drawn>) {
  const [isAsked, setAsked] = useState(isWanted || !isDataLight());
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const wanted = isAsked ? load : loadWaiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again.
  const ask = useMemo(() => () => wanted(), [wanted, tries]);
  const { value, failed } = useLoaded<Content<Drawn>>(ask);
  useEffect(() => {
    if (!failed) return undefined;
    function again(): void {
      setAsked((was) => was || !isDataLight());
      retry();
    }
    addEventListener('online', again);
    const stop = onDataChoice(again);
    return () => {
      removeEventListener('online', again);
      stop();
    };
  }, [failed]);
  return (
    <MapFrame role="group" aria-label={label} tabIndex={-1} style={{ height }}>
      {failed && <MapNote />}
      {value?.Drawn && <value.Drawn {...drawn} />}
      {value?.WaitingMap && !isAsked && <value.WaitingMap onAsk={() => setAsked(true)} />}
    </MapFrame>
  );
}
