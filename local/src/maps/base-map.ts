import * as L from 'leaflet';
import { baseMapData, type PlaceShape } from './base-map-data';
import { drawTile } from './draw-tile';
import type { Gazetteer } from './gazetteer';
import { placeLabels } from './place-labels';
import { TILE } from './projection';

/** Map tiles that are painted in the browser from the gazetteer. */
export function baseMap(gazetteer: Gazetteer): L.GridLayer {
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
      drawTile(context, tile, data, names);
      return canvas;
    },
  });
  return layer;
}
