import * as L from 'leaflet';
import { baseMap } from './base-map';
import type { LatLngLiteral } from './gazetteer';
import { LatLng, toLiteral } from './lat-lng';
import { LatLngBounds } from './lat-lng-bounds';
import { loadGazetteer } from './load-gazetteer';
import { MVCObject } from './mvc-object';

type AnyPosition = LatLngLiteral | LatLng;

/** The options of google.maps.Map that have an effect here. */
export interface MapOptions {
  readonly center?: AnyPosition;
  readonly zoom?: number;
  readonly mapId?: string;
  readonly disableDefaultUI?: boolean;
  readonly zoomControl?: boolean;
  readonly gestureHandling?: string;
  readonly scrollwheel?: boolean;
  readonly keyboardShortcuts?: boolean;
  /** As with Google, it holds from the beginning and setOptions does not change it. */
  readonly colorScheme?: string | null;
}

interface Box {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

type Padding = number | Partial<Record<'left' | 'top' | 'right' | 'bottom', number>>;

const MIDDLE_OF_SOUTH_AFRICA: LatLngLiteral = { lat: -29, lng: 25 };
const WHOLE_COUNTRY = 5;
const DARK_SYSTEM = '(prefers-color-scheme: dark)';
const GESTURES = ['dragging', 'doubleClickZoom', 'touchZoom'] as const;

function createInner(element: HTMLElement): HTMLElement {
  // React's strict mode makes a map twice in one element, and puts its own children there too.
  element.querySelector(':scope > .local-map')?.remove();
  const inner = document.createElement('div');
  inner.className = 'local-map';
  return element.appendChild(inner);
}

/** google.maps.Map, drawn by Leaflet. */
export class LocalMap extends MVCObject {
  readonly #element: HTMLElement;
  readonly #map: L.Map;
  readonly #zoomControl = L.control.zoom({ position: 'bottomright' });
  #options: MapOptions = {};

  constructor(element: HTMLElement, options: MapOptions = {}) {
    super();
    this.#element = element;
    const inner = createInner(element);
    this.#map = L.map(inner, {
      ...{ zoomControl: false, attributionControl: false, zoomAnimation: false, fadeAnimation: false },
      ...{ center: MIDDLE_OF_SOUTH_AFRICA, zoom: WHOLE_COUNTRY, maxZoom: 18 },
    });
    L.control.attribution({ prefix: 'Local map · Natural Earth, GeoNames' }).addTo(this.#map);
    this.#forwardEvents();
    new ResizeObserver(() => this.#map.invalidateSize()).observe(inner);
    this.setOptions({ zoom: WHOLE_COUNTRY, ...options });
    // Without its data, as on a page that is being left, a map stays empty and says nothing, as Google's does.
    this.#drawBase(inner, options.colorScheme ?? 'LIGHT').catch(() => {});
  }

  /** For the markers on it. */
  toLeaflet(): L.Map {
    return this.#map;
  }

  async #drawBase(inner: HTMLElement, scheme: string): Promise<void> {
    const system = matchMedia(DARK_SYSTEM);
    const isDark = () => scheme === 'DARK' || (scheme === 'FOLLOW_SYSTEM' && system.matches);
    const color = () => inner.classList.toggle('local-map-dark', isDark());
    color();
    const base = baseMap(await loadGazetteer(), isDark).addTo(this.#map);
    const follow = () => {
      // A map that was taken from the page is followed no longer.
      if (!inner.isConnected) system.removeEventListener('change', follow);
      color();
      base.redraw();
    };
    system.addEventListener('change', follow);
    this.tell('tilesloaded');
    this.tell('idle');
  }

  #forwardEvents(): void {
    this.#map.on('click', (event) =>
      this.tell('click', { latLng: new LatLng(event.latlng), domEvent: event.originalEvent, stop() {} }),
    );
    this.#map.on('moveend', () => {
      this.tell('center_changed');
      this.tell('bounds_changed');
      setTimeout(() => this.tell('idle'));
    });
    this.#map.on('zoomend', () => this.tell('zoom_changed'));
    this.#map.on('dragend', () => this.tell('dragend'));
  }

  setOptions(options: MapOptions): void {
    this.#options = { ...this.#options, ...options };
    const { center, zoom, gestureHandling, scrollwheel, keyboardShortcuts, zoomControl, disableDefaultUI } =
      this.#options;
    if ('center' in options || 'zoom' in options) {
      this.#map.setView(center ? toLiteral(center) : this.#map.getCenter(), zoom ?? this.#map.getZoom());
    }
    const still = gestureHandling === 'none';
    const allow = (handler: L.Handler, allowed: boolean) => (allowed ? handler.enable() : handler.disable());
    for (const gesture of GESTURES) allow(this.#map[gesture], !still);
    allow(this.#map.scrollWheelZoom, !still && scrollwheel !== false);
    allow(this.#map.keyboard, !still && keyboardShortcuts !== false);
    if (zoomControl ?? !disableDefaultUI) this.#zoomControl.addTo(this.#map);
    else this.#zoomControl.remove();
  }

  setCenter(center: AnyPosition): void {
    this.#map.panTo(toLiteral(center), { animate: false });
  }

  panTo(center: AnyPosition): void {
    this.setCenter(center);
  }

  panBy(x: number, y: number): void {
    this.#map.panBy([x, y], { animate: false });
  }

  setZoom(zoom: number): void {
    this.#map.setZoom(zoom);
  }

  getZoom(): number {
    return this.#map.getZoom();
  }

  getCenter(): LatLng {
    return new LatLng(this.#map.getCenter());
  }

  getDiv(): HTMLElement {
    return this.#element;
  }

  getBounds(): LatLngBounds {
    const bounds = this.#map.getBounds();
    return new LatLngBounds(bounds.getSouthWest(), bounds.getNorthEast());
  }

  fitBounds(bounds: LatLngBounds | Box, padding: Padding = 0): void {
    const box =
      bounds instanceof LatLngBounds
        ? bounds.toLeaflet()
        : L.latLngBounds([bounds.south, bounds.west], [bounds.north, bounds.east]);
    if (!box.isValid()) return;
    const {
      left = 0,
      top = 0,
      right = 0,
      bottom = 0,
    } = typeof padding === 'number'
      ? { left: padding, top: padding, right: padding, bottom: padding }
      : padding;
    this.#map.fitBounds(box, {
      ...{ paddingTopLeft: [left, top], paddingBottomRight: [right, bottom] },
      ...{ animate: false, maxZoom: 17 },
    });
  }

  getMapCapabilities(): { isAdvancedMarkersAvailable: boolean; isDataDrivenStylingAvailable: boolean } {
    return { isAdvancedMarkersAvailable: Boolean(this.#options.mapId), isDataDrivenStylingAvailable: false };
  }
}
