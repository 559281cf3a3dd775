import { useEffect } from 'react';
import { type ApiState, useMapsApi } from './use-maps-api';

/** Loads Google's script while mounted and says how it goes. Renders nothing. */
export function PlacesScript({ onChange }: { readonly onChange: (state: ApiState) => void }) {
  const state = useMapsApi();
  useEffect(() => onChange(state), [state, onChange]);
  return undefined;
}
