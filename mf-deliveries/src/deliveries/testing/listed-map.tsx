import type { MapMarker } from '@fleetfoot/shared/maps';

interface ListedMapProps {
  readonly label: string;
  readonly markers: readonly MapMarker[];
  readonly height?: number;
}

/** Replaces the map, which needs a browser, with a text of what it was asked to show. */
export function ListedMap({ label, markers, height }: ListedMapProps) {
  return (
    <ul aria-label={`${label}, ${height} px`}>
      {markers.map((marker) => (
        <li key={marker.label}>
          {marker.label} {marker.tone} {marker.position.latitude} {marker.position.longitude}
        </li>
      ))}
    </ul>
  );
}
