import { useEffect } from 'react';
import { useChunk } from './use-chunk';
import type { ApiState } from './use-maps-api';

const loadScript = () => import(/* webpackChunkName: "places-script" */ './places-script');

/** Makes `google.maps.places` available while mounted, loading what that takes. Renders nothing. */
export function Places({ onChange }: { readonly onChange: (state: ApiState) => void }) {
  const { module, failed } = useChunk(loadScript);
  useEffect(() => {
    if (failed) onChange('failed');
  }, [failed, onChange]);
  return module && <module.PlacesScript onChange={onChange} />;
}
