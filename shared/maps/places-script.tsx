import { useEffect } from 'react';
import { type ApiState, useMapsApi } from './use-maps-api';

// With the script, so that pasted places are read without a connection where the field was used with one.
export { findLocation } from './find-location';
export { fetchSuggestions } from './suggestion';

/** Loads Google's script while mounted and says how it goes. Renders nothing. */
export function PlacesScript({ onChange }: { readonly onChange: (state: ApiState) => void }) {
  const state = useMapsApi();
  useEffect(() => onChange(state), [state, onChange]);
  return undefined;
}
