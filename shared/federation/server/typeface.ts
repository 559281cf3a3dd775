/** Name of the font's file beside the shell's scripts: the build writes it there, and refuses a name that is not its hash. */
export const TYPEFACE_FILE = 'figtree.77acaf9e.woff2';

/** Characters that the file has; others come from the device. */
const CHARACTERS =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * Fonts of devices in Figtree's measures, so that no line moves when Figtree replaces them. A size is the average width of
 * Figtree's letters in English text, in percent of that of the device's font.
 */
const STAND_INS = [
  { family: 'Figtree Arial', weight: '300 500', fonts: ['Arial', 'Roboto'], size: 100.8 },
  { family: 'Figtree Arial', weight: '600 900', fonts: ['Arial Bold', 'Arial-BoldMT'], size: 95.5 },
  { family: 'Figtree DejaVu', weight: '300 500', fonts: ['DejaVu Sans'], size: 88.2 },
  { family: 'Figtree DejaVu', weight: '600 900', fonts: ['DejaVu Sans Bold'], size: 79.7 },
] as const;

/** Height above and below the baseline, in percent of the size. */
const FIGTREE = { ascent: 95, descent: 25 };

function standInRule({ family, weight, fonts, size }: (typeof STAND_INS)[number]): string {
  const percent = (height: number) => `${((height / size) * 100).toFixed(1)}%`;
  const source = fonts.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${source};size-adjust:${size}%;ascent-override:${percent(FIGTREE.ascent)};descent-override:${percent(FIGTREE.descent)}}`;
}

/** The font faces that the base style names. */
export const TYPEFACE_STYLE = [
  `@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(/${TYPEFACE_FILE})format("woff2");unicode-range:${CHARACTERS}}`,
  ...STAND_INS.map(standInRule),
].join('');

/** Links that bring the typeface into a page. */
export const TYPEFACE_LINKS = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${TYPEFACE_FILE}"><style>${TYPEFACE_STYLE}</style>`;

/** The links, waiting for the page's first script: only the browser knows whether its user saves data. */
export const TYPEFACE_TEMPLATE = `<template id="typeface">${TYPEFACE_LINKS}</template>`;
