export { AddressCombobox } from './address-combobox';
export type { MapPlace } from './map-place';
export { MapView } from './map-view';
export { configureMaps, type MapsConfig } from './maps-config';
export type { MapMarker } from './marker';
export type { FindOwn, OwnSuggestion } from './own-suggestion';
export { PinMap } from './pin-map';
export { PlacesMap } from './places-map';
