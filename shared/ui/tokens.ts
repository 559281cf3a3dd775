/** Colours that hang on the scheme. Contrast of every pair in use is checked in the test beside this file. */
export interface Palette {
  /** Behind everything. */
  readonly canvas: string;
  /** Cards, fields, dialogs. */
  readonly surface: string;
  /** Hovered rows, read-only fields, table heads. */
  readonly sunken: string;
  /** Lines that only divide. */
  readonly border: string;
  /** Outline of a field or a button: at least 3:1. */
  readonly control: string;
  readonly text: string;
  readonly muted: string;
  /** Fill of the primary action. */
  readonly accent: string;
  readonly 'accent-hover': string;
  readonly 'on-accent': string;
  /** Links, focus rings, the chosen entry. */
  readonly link: string;
  readonly 'accent-soft': string;
  readonly danger: string;
  readonly 'danger-hover': string;
  readonly 'on-danger': string;
  readonly 'danger-text': string;
  readonly 'danger-soft': string;
  readonly 'success-text': string;
  readonly 'success-soft': string;
  readonly 'warning-text': string;
  readonly 'warning-soft': string;
  readonly 'info-text': string;
  readonly 'info-soft': string;
  readonly 'neutral-soft': string;
  readonly backdrop: string;
  readonly shadow: string;
}

export const LIGHT: Palette = {
  canvas: '#f7f8f7',
  surface: '#ffffff',
  sunken: '#f2f4f3',
  border: '#e1e6e3',
  control: '#858f8a',
  text: '#141c19',
  muted: '#55605b',
  accent: '#0a6552',
  'accent-hover': '#085040',
  'on-accent': '#ffffff',
  link: '#0a6552',
  'accent-soft': '#e2f1ec',
  danger: '#b42318',
  'danger-hover': '#8f1b12',
  'on-danger': '#ffffff',
  'danger-text': '#b42318',
  'danger-soft': '#fdeceb',
  'success-text': '#17693a',
  'success-soft': '#e2f4e8',
  'warning-text': '#7d4a00',
  'warning-soft': '#fcf0d6',
  'info-text': '#1f508f',
  'info-soft': '#e6effa',
  'neutral-soft': '#ebeeec',
  backdrop: '#0a120fa3',
  shadow: '0 1px 2px #0a120f0d',
};

export const DARK: Palette = {
  canvas: '#0d1110',
  surface: '#151a18',
  sunken: '#1d2421',
  border: '#2a322f',
  control: '#6f7b76',
  text: '#e9eeec',
  muted: '#a1ada8',
  accent: '#2fb393',
  'accent-hover': '#4cc9aa',
  'on-accent': '#04211a',
  link: '#52cfb0',
  'accent-soft': '#12322a',
  danger: '#e5695f',
  'danger-hover': '#ef857c',
  'on-danger': '#2c0502',
  'danger-text': '#ff9d94',
  'danger-soft': '#3b1817',
  'success-text': '#82d8a3',
  'success-soft': '#15311f',
  'warning-text': '#f0c26e',
  'warning-soft': '#37290c',
  'info-text': '#9fc6f6',
  'info-soft': '#172f4b',
  'neutral-soft': '#262e2b',
  backdrop: '#000000b3',
  shadow: 'none',
};

/** Sizes: a 4 px grid (`--space-4` is 16 px) and a type scale in rem, so that text follows the user's setting. */
export const SIZES = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-8': '32px',
  'space-10': '40px',
  'space-12': '48px',
  radius: '8px',
  'radius-lg': '10px',
  target: '44px',
  'target-small': '32px',
  'text-xs': '0.8125rem',
  'text-sm': '0.875rem',
  'text-md': '0.9375rem',
  'text-lg': '1.0625rem',
  'text-xl': '1.5rem',
} as const;

/** The declarations of a set of tokens: `--canvas:#fff;--surface:…`. */
export function declare(tokens: object): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
