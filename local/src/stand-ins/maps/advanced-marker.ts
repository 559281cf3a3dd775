import * as L from 'leaflet';
import type { LatLngLiteral } from './gazetteer';
import { type LatLng, toLiteral } from './lat-lng';
import type { LocalMap } from './local-map';
import type { Listener } from './mvc-object';
import { PinElement } from './pin-element';

/** The options of google.maps.marker.AdvancedMarkerElement that have an effect here. */
export interface MarkerOptions {
  readonly map?: LocalMap | null;
  readonly position?: LatLngLiteral | LatLng | null;
  readonly content?: Node | PinElement | null;
  readonly title?: string;
  readonly gmpClickable?: boolean;
  readonly gmpDraggable?: boolean;
  readonly zIndex?: number | null;
}

const NO_MAP_ID =
  'The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.';

/** More than the places of two markers on the map make a difference. */
const OVER_OTHERS = 10_000;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * google.maps.marker.AdvancedMarkerElement: like the real one an element, and clickable or
 * draggable only when it is told to be.
 */
export class AdvancedMarkerElement extends HTMLElement {
  gmpClickable: boolean;
  gmpDraggable: boolean;
  #zIndex: number | null;
  #map: LocalMap | null = null;
  #position: LatLngLiteral | null = null;
  #content: Node;
  #marker: L.Marker | undefined;
  #drawnOn: HTMLElement | undefined;

  constructor(options: MarkerOptions = {}) {
    super();
    const content = options.content ?? new PinElement();
    this.#content = content instanceof PinElement ? content.element : content;
    if (options.title) this.title = options.title;
    this.gmpClickable = options.gmpClickable ?? false;
    this.gmpDraggable = options.gmpDraggable ?? false;
    this.#zIndex = options.zIndex ?? null;
    this.addEventListener('keydown', (event) => this.#press(event));
    if (options.position) this.position = options.position;
    if (options.map) this.map = options.map;
  }

  get content(): Node {
    return this.#content;
  }

  set content(content: Node) {
    this.#content = content;
    this.#draw();
  }

  get zIndex(): number | null {
    return this.#zIndex;
  }

  set zIndex(zIndex: number | null) {
    this.#zIndex = zIndex;
    this.#marker?.setZIndexOffset((zIndex ?? 0) * OVER_OTHERS);
  }

  get position(): LatLngLiteral | null {
    return this.#position;
  }

  set position(position: LatLngLiteral | LatLng | null) {
    this.#position = position && toLiteral(position);
    if (this.#position && this.#marker) this.#marker.setLatLng(this.#position);
    else this.#draw();
  }

  get map(): LocalMap | null {
    return this.#map;
  }

  set map(map: LocalMap | null) {
    this.#map = map;
    this.#draw();
  }

  addListener(name: string, handler: EventListener): Listener {
    // Names of their own: the browser has events called drag too.
    const event = `gmp-${name}`;
    this.addEventListener(event, handler);
    return { remove: () => this.removeEventListener(event, handler) };
  }

  #draw(): void {
    this.#marker?.remove();
    this.#marker = undefined;
    // Another one takes the way in.
    const next = this.tabIndex === 0 && this.#pressable().find((marker) => marker !== this);
    if (next) next.tabIndex = 0;
    if (!this.#map || !this.#position) return;
    if (!this.#map.getMapCapabilities().isAdvancedMarkersAvailable) console.warn(NO_MAP_ID);
    this.#drawnOn = this.#map.getDiv();
    this.replaceChildren(this.#content);
    this.#describe();
    this.#marker = L.marker(this.#position, {
      icon: L.divIcon({ html: this, className: '', iconSize: [0, 0] }),
      keyboard: false,
      draggable: this.gmpDraggable,
      zIndexOffset: (this.#zIndex ?? 0) * OVER_OTHERS,
    });
    this.#marker.on('click', () => {
      if (this.gmpClickable) this.dispatchEvent(new Event('gmp-click'));
    });
    this.#forwardDrag(this.#marker);
    this.#marker.addTo(this.#map.toLeaflet());
  }

  /** Like the real one it tells of the way as it goes; its position is the new one before anyone hears of it. */
  #forwardDrag(marker: L.Marker): void {
    for (const name of ['dragstart', 'drag', 'dragend']) {
      marker.on(name, () => {
        const { lat, lng } = marker.getLatLng();
        this.#position = { lat, lng };
        this.dispatchEvent(new Event(`gmp-${name}`));
      });
    }
  }

  /** What can be pressed on the same map. */
  #pressable(): readonly HTMLElement[] {
    return [...(this.#drawnOn?.querySelectorAll<HTMLElement>('gmp-advanced-marker[role=button]') ?? [])];
  }

  #press(event: KeyboardEvent): void {
    const { key } = event;
    if (this.gmpClickable && (key === 'Enter' || key === ' ')) {
      event.preventDefault();
      this.dispatchEvent(new Event('gmp-click'));
    }
    const step = STEPS[key];
    const all = this.#pressable();
    const next = step && all.at((all.indexOf(this) + step) % all.length);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    this.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  #describe(): void {
    this.style.position = 'absolute';
    this.style.transform = 'translate(-50%, -100%)';
    const isLive = this.gmpClickable || this.gmpDraggable;
    this.style.cursor = isLive ? 'pointer' : 'default';
    this.setAttribute('role', isLive ? 'button' : 'img');
    if (this.title) this.setAttribute('aria-label', this.title);
    // As with Google: Tab leads to one, arrow keys to the others.
    if (isLive)
      this.tabIndex = this.#pressable().some((marker) => marker !== this && marker.tabIndex === 0) ? -1 : 0;
  }
}
