import { GoogleMap, useGoogleMap } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import type { Coordinates } from '../domain/geo';
import { MapNote } from './map-note';
import { mapsConfig } from './maps-config';
import { type MapMarker, toLatLng } from './marker';
import { Pin } from './pin';
import { useMapsApi } from './use-maps-api';
import { Viewpoint } from './viewpoint';

const FILL = { width: '100%', height: '100%' };

interface RouteProps {
  readonly route: readonly Coordinates[];
}

const DARK = '(prefers-color-scheme: dark)';

/** Google draws on a canvas, which knows no variables. */
function routeColor(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--info-text').trim();
}

/** A line through points of the map, in the scheme's colour. Renders nothing. */
function Route({ route }: RouteProps) {
  const map = useGoogleMap();
  const [line, setLine] = useState<google.maps.Polyline>();
  useEffect(() => {
    const drawn = new google.maps.Polyline({
      map,
      strokeColor: routeColor(),
      strokeOpacity: 0.8,
      strokeWeight: 3,
      clickable: false,
    });
    setLine(drawn);
    const system = window.matchMedia(DARK);
    const color = () => drawn.setOptions({ strokeColor: routeColor() });
    system.addEventListener('change', color);
    return () => {
      system.removeEventListener('change', color);
      drawn.setMap(null);
    };
  }, [map]);
  const key = JSON.stringify(route);
  useEffect(() => line?.setPath((JSON.parse(key) as Coordinates[]).map(toLatLng)), [line, key]);
  return undefined;
}

interface DrawnMapProps {
  readonly markers: readonly MapMarker[];
  readonly zoom: number;
  readonly route?: readonly Coordinates[] | undefined;
  readonly isInert?: boolean | undefined;
}

// The page scrolls over the map instead of into it.
function mapOptions(markers: readonly MapMarker[], zoom: number): google.maps.MapOptions {
  const [first] = markers;
  return {
    mapId: mapsConfig().mapId,
    ...(first && { center: toLatLng(first.position) }),
    zoom,
    colorScheme: 'FOLLOW_SYSTEM',
    scrollwheel: false,
    gestureHandling: 'cooperative',
    disableDefaultUI: true,
    zoomControl: true,
    clickableIcons: false,
  };
}

/** The map itself, in its own chunk with the library that draws it. */
export function Drawn({ markers, zoom, route, isInert }: DrawnMapProps) {
  const api = useMapsApi();
  const [options] = useState(() => mapOptions(markers, zoom));
  if (api === 'failed') return <MapNote />;
  if (api === 'loading') return undefined;
  const [still, moving] = [false, true].map((moves) =>
    markers.filter(({ tone }) => (tone === 'courier') === moves).map(({ position }) => position),
  ) as [Coordinates[], Coordinates[]];
  return (
    <div inert={isInert} style={FILL}>
      <GoogleMap
        mapContainerStyle={FILL}
        options={options}
        onUnmount={(map) => google.maps.event.clearInstanceListeners(map)}
      >
        <Viewpoint positions={still} moving={moving} zoom={zoom} />
        {route && <Route route={route} />}
        {markers.map((marker) => (
          <Pin key={`${marker.tone} ${marker.label}`} {...marker} />
        ))}
      </GoogleMap>
    </div>
  );
}
