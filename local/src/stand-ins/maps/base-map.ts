import * as L from 'leaflet';
import { baseMapData, type PlaceShape } from './base-map-data';
import { drawTile } from './draw-tile';
import type { Gazetteer } from './gazetteer';
import { TILE } from './projection';

/** Inhabitants that a town needs to be named at a zoom. */
function fewestPeople(zoom: number): number {
  if (zoom < 6) return 400_000;
  if (zoom < 8) return 80_000;
  return zoom < 10 ? 10_000 : 0;
}

const SUBURBS_FROM_ZOOM = 11;

/** The names that fit at a zoom, biggest places first; the same for every tile, so that names cross edges cleanly. */
function placeLabels(places: readonly PlaceShape[], zoom: number): PlaceShape[] {
  const size = TILE * 2 ** zoom;
  const kept: { readonly x: number; readonly y: number; readonly width: number }[] = [];
  return places.filter(({ place, at }) => {
    if ((place.suburb && zoom < SUBURBS_FROM_ZOOM) || place.people < fewestPeople(zoom)) return false;
    const box = { x: at[0] * size, y: at[1] * size, width: place.name.length * 6 + 12 };
    const collides = kept.some(
      (other) => Math.abs(other.x - box.x) < (other.width + box.width) / 2 && Math.abs(other.y - box.y) < 18,
    );
    if (!collides) kept.push(box);
    return !collides;
  });
}

/** Map tiles that are painted in the browser from the gazetteer, in the colours that hold when they are. */
export function baseMap(gazetteer: Gazetteer, isDark: () => boolean): L.GridLayer {
  const data = baseMapData(gazetteer);
  const labels = new Map<number, readonly PlaceShape[]>();
  const layer = L.gridLayer({ tileSize: TILE, keepBuffer: 1, updateWhenIdle: false });
  Object.assign(layer, {
    createTile(tile: L.Coords): HTMLCanvasElement {
      const canvas = document.createElement('canvas');
      const ratio = window.devicePixelRatio || 1;
      canvas.width = TILE * ratio;
      canvas.height = TILE * ratio;
      const context = canvas.getContext('2d');
      if (!context) return canvas;
      context.scale(ratio, ratio);
      const names = labels.get(tile.z) ?? placeLabels(data.places, tile.z);
      labels.set(tile.z, names);
      drawTile(context, tile, data, names, isDark());
      return canvas;
    },
  });
  return layer;
}
