import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isDataLight } from '../device/is-data-light';
import type { Coordinates } from '../domain/geo';
import { useLoaded } from '../parts/use-loaded';
import { Button } from '../ui/button';
import { MapNote } from './map-note';
import type { MapMarker } from './marker';

const Frame = styled.div<{ $height: number }>`
  /* Google's panes and our pins stay below the popups of the page. */
  isolation: isolate;
  height: ${({ $height }) => $height}px;
  overflow: hidden;
  background: var(--sunken);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  display: grid;
  > button { place-self: center; }
`;

const loadDrawing = () => import(/* webpackChunkName: "drawn-map" */ './drawn-map');

interface MapViewProps {
  /** What the map shows: `Pickup and drop-off on the map`. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  /** In pixels. */
  readonly height?: number;
  /** Zoom level of a map with one marker; several are fitted into view. */
  readonly zoom?: number;
  /** A line through these points. */
  readonly route?: readonly Coordinates[] | undefined;
  /** It is to be looked at only: the page has all of it in words. */
  readonly isInert?: boolean;
  /** Its user has pressed a button that shows it. */
  readonly isWanted?: boolean;
}

/** A map with markers, once it is asked for where data is dear. Decoration: what it shows is also on the page in words. */
export function MapView(props: MapViewProps) {
  const { label, markers, height = 180, zoom = 16, route, isInert, isWanted = false } = props;
  // A map that is there stays, also when its user begins to save data: it costs nothing more.
  const [isShown, setShown] = useState(isWanted || !isDataLight());
  const frame = useRef<HTMLDivElement>(null);
  const { value: drawing, failed } = useLoaded(isShown ? loadDrawing : undefined);

  function ask() {
    setShown(true);
    // The button that had the focus goes.
    frame.current?.focus();
  }
  return (
    <Frame ref={frame} role="group" aria-label={label} tabIndex={-1} $height={height}>
      {isShown ? (
        <div inert={isInert}>
          {failed && <MapNote />}
          {drawing && <drawing.DrawnMap markers={markers} zoom={zoom} route={route} />}
        </div>
      ) : (
        <Button variant="secondary" onClick={ask}>
          Show map
        </Button>
      )}
    </Frame>
  );
}
