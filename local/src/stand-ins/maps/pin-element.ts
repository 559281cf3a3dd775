const SVG = 'http://www.w3.org/2000/svg';
const DROP = 'M13 36C13 27 25 22 25 13A12 12 0 1 0 1 13C1 22 13 27 13 36Z';

/** The options of google.maps.marker.PinElement. */
export interface PinOptions {
  readonly background?: string;
  readonly borderColor?: string;
  readonly glyphColor?: string;
  readonly glyph?: unknown;
  readonly glyphText?: string;
  readonly scale?: number;
}

function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

function drawPin(options: PinOptions): SVGSVGElement {
  const { background = '#ea4335', borderColor = '#b31412', glyphColor = '#b31412', scale = 1 } = options;
  const glyph = options.glyphText ?? (typeof options.glyph === 'string' ? options.glyph : '');
  const pin = svg('svg', { width: 26 * scale, height: 37 * scale, viewBox: '0 0 26 37' });
  pin.style.display = 'block';
  pin.append(svg('path', { d: DROP, fill: background, stroke: borderColor }));
  if (glyph) {
    const label = svg('text', { x: 13, y: 17.5, 'text-anchor': 'middle', fill: glyphColor });
    label.style.font = '600 13px system-ui, sans-serif';
    label.textContent = glyph;
    pin.append(label);
  } else {
    pin.append(svg('circle', { cx: 13, cy: 13, r: 4.5, fill: glyphColor }));
  }
  return pin;
}

/** google.maps.marker.PinElement. */
export class PinElement {
  readonly element: HTMLElement;

  constructor(options: PinOptions = {}) {
    this.element = document.createElement('div');
    this.element.append(drawPin(options));
  }
}
