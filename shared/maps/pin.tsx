import { useGoogleMap } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type MapMarker, toLatLng } from './marker';
import { PinFace } from './pin-face';

/** One marker. The library's own wraps a class that Google has retired. */
export function Pin({ position, label, tone }: MapMarker) {
  const map = useGoogleMap();
  const [content] = useState(() => document.createElement('div'));
  const { latitude, longitude } = position;
  useEffect(() => {
    const marker = new google.maps.marker.AdvancedMarkerElement({
      map,
      content,
      title: label,
      position: toLatLng({ latitude, longitude }),
    });
    return () => {
      marker.map = null;
    };
  }, [map, content, label, latitude, longitude]);
  return createPortal(<PinFace tone={tone} />, content);
}
