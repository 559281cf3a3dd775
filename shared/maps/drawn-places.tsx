import { GoogleMap } from '@react-google-maps/api';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../ui/button';
import { clusterPlaces, isOnePoint } from './cluster-places';
import { MapNote } from './map-note';
import type { MapPlace, PlacesMapProps } from './map-place';
import { mapsConfig } from './maps-config';
import { ClusterFace, PlaceFace } from './place-face';
import { PlaceMarker } from './place-marker';
import { useMapView } from './use-map-view';
import { useMapsApi } from './use-maps-api';

const FILL = { width: '100%', height: '100%' };
/** Cape Town, Durban and Johannesburg, until it is known where the pins are. */
const SOUTH_AFRICA = { center: { lat: -29.5, lng: 25 }, zoom: 5 };

const Corner = styled.div`
  position: absolute;
  inset: var(--space-2) auto auto var(--space-2);
  z-index: 1;
`;

function options(): google.maps.MapOptions {
  return {
    ...SOUTH_AFRICA,
    mapId: mapsConfig().mapId,
    colorScheme: 'FOLLOW_SYSTEM',
    // Fingers go past it along the page.
    gestureHandling: matchMedia('(pointer: coarse)').matches ? 'cooperative' : 'greedy',
    disableDefaultUI: true,
    zoomControl: true,
    clickableIcons: false,
    maxZoom: 19,
  };
}

function Places({ places, lifted, onPress }: Omit<PlacesMapProps, 'label'>) {
  const { sight, fit } = useMapView(places);
  const zoom = sight?.zoom;
  const clusters = useMemo(() => (zoom === undefined ? [] : clusterPlaces(places, zoom)), [places, zoom]);
  const isLifted = (together: readonly MapPlace[]) => together.some(({ id }) => lifted.has(id));
  // Who looks at a corner of the map draws that corner.
  const drawn = clusters.filter(({ places: together }) => sight && together.some(sight.holds));
  return (
    <>
      {drawn.map(({ id, position, places: together }) => {
        const [place] = together;
        const isOne = together.length === 1 && place;
        const isPoint = isOnePoint(together);
        const ids = together.map((one) => one.id);
        const where = isPoint ? 'at one point' : 'close together';
        return (
          <PlaceMarker
            key={id}
            position={position}
            label={isOne ? place.label : `${together.length} places ${where}`}
            isLifted={isLifted(together)}
            onPress={() => (isPoint ? onPress(ids) : fit(together))}
          >
            {isOne ? (
              <PlaceFace place={place} isLifted={isLifted(together)} />
            ) : (
              <ClusterFace places={together} isLifted={isLifted(together)} />
            )}
          </PlaceMarker>
        );
      })}
      {sight && !places.every(sight.holds) && (
        <Corner>
          <Button variant="secondary" onClick={() => fit(places)}>
            Show all
          </Button>
        </Corner>
      )}
    </>
  );
}

/** The map of many places, in its own chunk with the library that draws it. */
export function Drawn(props: Omit<PlacesMapProps, 'label'>) {
  const api = useMapsApi();
  const [shown] = useState(options);
  if (api === 'failed') return <MapNote />;
  if (api === 'loading') return undefined;
  return (
    <GoogleMap
      mapContainerStyle={FILL}
      options={shown}
      onUnmount={(map) => google.maps.event.clearInstanceListeners(map)}
    >
      <Places {...props} />
    </GoogleMap>
  );
}
