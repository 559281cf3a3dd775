import { useGoogleMap } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { type MapMarker, toCoordinates, toLatLng } from './marker';
import { PinFace } from './pin-face';

/** One marker. The library's own wraps a class that Google has retired. */
export function Pin({ position, label, tone, onMove }: MapMarker) {
  const map = useGoogleMap();
  const [content] = useState(() => document.createElement('div'));
  const { latitude, longitude } = position;
  const movable = onMove !== undefined;
  const [placed, setPlaced] = useState<google.maps.marker.AdvancedMarkerElement>();
  const letGo = useEffectEvent(onMove ?? (() => {}));
  useEffect(() => {
    const marker = new google.maps.marker.AdvancedMarkerElement({
      map,
      content,
      title: label,
      gmpDraggable: movable,
    });
    const dropped = movable
      ? marker.addListener('dragend', () => {
          if (marker.position) letGo(toCoordinates(marker.position));
        })
      : undefined;
    setPlaced(marker);
    return () => {
      dropped?.remove();
      marker.map = null;
    };
  }, [map, content, label, movable]);
  // The same marker moves: one that is made anew would flicker.
  useEffect(() => {
    if (placed) placed.position = toLatLng({ latitude, longitude });
  }, [placed, latitude, longitude]);
  return createPortal(<PinFace tone={tone} />, content);
}
