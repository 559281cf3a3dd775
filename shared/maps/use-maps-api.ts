import { type Libraries, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { mapsConfig } from './maps-config';

// The same array on every call: the loader throws when its options change.
const LIBRARIES: Libraries = ['maps', 'marker', 'places'];
const PATIENCE_MS = 15_000;

export type ApiState = 'loading' | 'ready' | 'failed';

/** Loads Google's script once for the document. After a failure a new mount tries again. */
export function useMapsApi(): ApiState {
  const [late, setLate] = useState(false);
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: mapsConfig().apiKey,
    libraries: LIBRARIES,
    region: 'ZA',
    language: 'en',
  });
  useEffect(() => {
    if (isLoaded) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  if (isLoaded) return 'ready';
  return loadError || late ? 'failed' : 'loading';
}
