import { AdvancedMarkerElement } from './advanced-marker';
import { AutocompleteSessionToken, AutocompleteSuggestion } from './autocomplete-suggestion';
import { LatLng } from './lat-lng';
import { LatLngBounds } from './lat-lng-bounds';
import { LocalMap } from './local-map';
import type { Handler, Listener } from './mvc-object';
import { MVCObject } from './mvc-object';
import { PinElement } from './pin-element';
import { Place } from './place';
import { Polyline } from './polyline';

function addListenerOnce(target: MVCObject, name: string, handler: Handler): Listener {
  const listener = target.addListener(name, (...args) => {
    listener.remove();
    handler(...args);
  });
  return listener;
}

/** google.maps.event. */
const mapEvents = {
  addListener: (target: MVCObject, name: string, handler: Handler) => target.addListener(name, handler),
  addListenerOnce,
  removeListener: (listener?: Listener | null) => listener?.remove(),
  clearInstanceListeners: (target: MVCObject) => target.forget(),
  clearListeners: (target: MVCObject, name: string) => target.forget(name),
  trigger: (target: MVCObject, name: string, ...args: unknown[]) => target.tell(name, ...args),
};

/**
 * The libraries of Google's API, as far as the product uses them and Google still offers them to new customers.
 * Everything else is missing on purpose: using it fails here before it fails in production.
 */
export const LIBRARIES = {
  core: {
    LatLng,
    LatLngBounds,
    MVCObject,
    event: mapEvents,
    ControlPosition: { TOP_LEFT: 1, TOP_RIGHT: 3, RIGHT_BOTTOM: 9 },
  },
  maps: {
    Map: LocalMap,
    Polyline,
    MapTypeId: { ROADMAP: 'roadmap' },
    RenderingType: { RASTER: 'RASTER', VECTOR: 'VECTOR' },
  },
  marker: { AdvancedMarkerElement, PinElement },
  places: {
    AutocompleteSuggestion,
    AutocompleteSessionToken,
    Place,
  },
};

/** google.maps.importLibrary. */
export async function importLibrary(name: string): Promise<unknown> {
  const library = Object.entries(LIBRARIES).find(([known]) => known === name)?.[1];
  if (library) return library;
  const known = Object.keys(LIBRARIES).join(', ');
  throw new Error(`The local stand-in has no Google Maps library '${name}'; it knows ${known}.`);
}
