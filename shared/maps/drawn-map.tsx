import { GoogleMap } from '@react-google-maps/api';
import { useState } from 'react';
import { MapNote } from './map-note';
import { mapsConfig } from './maps-config';
import { type MapMarker, toLatLng } from './marker';
import { Pin } from './pin';
import { useMapsApi } from './use-maps-api';
import { Viewpoint } from './viewpoint';

const FILL = { width: '100%', height: '100%' };

interface DrawnMapProps {
  readonly markers: readonly MapMarker[];
  readonly zoom: number;
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
export function DrawnMap({ markers, zoom }: DrawnMapProps) {
  const api = useMapsApi();
  const [options] = useState(() => mapOptions(markers, zoom));
  if (api === 'failed') return <MapNote />;
  if (api === 'loading') return undefined;
  return (
    <GoogleMap
      mapContainerStyle={FILL}
      options={options}
      onUnmount={(map) => google.maps.event.clearInstanceListeners(map)}
    >
      <Viewpoint positions={markers.map(({ position }) => position)} zoom={zoom} />
      {markers.map((marker) => (
        <Pin key={`${marker.tone} ${marker.label}`} {...marker} />
      ))}
    </GoogleMap>
  );
}
