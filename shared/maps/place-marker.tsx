import { useGoogleMap } from '@react-google-maps/api';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../domain/geo';
import { toLatLng } from './marker';

interface PlaceMarkerProps {
  readonly position: Coordinates;
  readonly label: string;
  /** Whether it lies over its neighbours. */
  readonly isLifted: boolean;
  readonly onPress: () => void;
  /** What is drawn, above its point. */
  readonly children: ReactNode;
}

/** A marker that can be pressed. */
export function PlaceMarker({ position, label, isLifted, onPress, children }: PlaceMarkerProps) {
  const map = useGoogleMap();
  const [content] = useState(() => document.createElement('div'));
  const { latitude, longitude } = position;
  const [placed, setPlaced] = useState<google.maps.marker.AdvancedMarkerElement>();
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const marker = new google.maps.marker.AdvancedMarkerElement({
      ...{ map, content, title: label, gmpClickable: true },
    });
    const pressed = marker.addListener('click', () => press());
    setPlaced(marker);
    return () => {
      pressed.remove();
      marker.map = null;
    };
  }, [map, content, label]);
  useEffect(() => {
    if (placed) placed.position = toLatLng({ latitude, longitude });
  }, [placed, latitude, longitude]);
  useEffect(() => {
    if (placed) placed.zIndex = isLifted ? 1 : 0;
  }, [placed, isLifted]);
  return createPortal(children, content);
}
