import leafletStyle from 'leaflet/dist/leaflet.css';
import { AdvancedMarkerElement } from './advanced-marker';
import { importLibrary, LIBRARIES } from './libraries';

const OWN_STYLE = `
.local-map { position: relative; z-index: 0; width: 100%; height: 100%; }
.local-map .leaflet-control-attribution { font-size: 9px; color: #333; }
.local-map .leaflet-div-icon { background: none; border: 0; }
.local-map-dark { background: #0e1a2b; }
.local-map-dark .leaflet-control-attribution { background: #151a18cc; color: #c3cbc8; }
.local-map-dark .leaflet-bar { border-color: #0006; }
.local-map-dark .leaflet-bar a { background: #2a322f; border-color: #151a18; color: #e9eeec; }
`;

/** Puts the stand-in where Google's script puts the API: `window.google.maps`. */
function install(): void {
  const sheet = new CSSStyleSheet();
  // An adopted style sheet needs no nonce.
  sheet.replaceSync(`${leafletStyle}${OWN_STYLE}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  if (!customElements.get('gmp-advanced-marker')) {
    customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
  }
  // No `version`: with one, Google's loader warns that the API was loaded by somebody else.
  const maps = {
    ...LIBRARIES.core,
    ...LIBRARIES.maps,
    marker: LIBRARIES.marker,
    places: LIBRARIES.places,
    importLibrary,
  };
  Object.assign(globalThis, { google: { maps } });
}

install();
