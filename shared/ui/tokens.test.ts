import { DARK, LIGHT, type Palette } from './tokens';

/** WCAG relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [keyof Palette, keyof Palette];

const TEXT: readonly Pair[] = [
  ...(['canvas', 'surface', 'sunken'] as const).flatMap((ground): Pair[] => [
    ['text', ground],
    ['muted', ground],
    ['link', ground],
    ['danger-text', ground],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['link', 'accent-soft'],
  ['text', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['link', 'accent-soft-hover'],
  ['text', 'accent-soft-hover'],
  ['muted', 'accent-soft-hover'],
  ['muted', 'neutral-soft'],
  ['danger-text', 'danger-soft'],
  ['success-text', 'success-soft'],
  ['warning-text', 'warning-soft'],
  ['info-text', 'info-soft'],
];

const CONTROLS: readonly Pair[] = [
  ['control', 'surface'],
  ['control', 'canvas'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
  ['danger', 'surface'],
  ['focus', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'sunken'],
  ['focus', 'accent-soft'],
  ['chart', 'surface'],
  ['chart-hover', 'surface'],
  ['danger-text', 'surface'],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('in the %s scheme', (_, palette) => {
  test.each(TEXT)('%s on %s can be read', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(CONTROLS)('%s on %s can be made out', (edge, ground) => {
    expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
