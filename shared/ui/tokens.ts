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
  /** While the primary action is pressed. */
  readonly 'accent-pressed': string;
  /** Links, the chosen entry. */
  readonly link: string;
  /** The ring around what has the focus. */
  readonly focus: string;
  /** Behind the chosen entry, a selected row, selected text. */
  readonly 'accent-soft': string;
  /** A selected row under the pointer. */
  readonly 'accent-soft-hover': string;
  /** Columns and bars of charts. */
  readonly chart: string;
  readonly 'chart-hover': string;
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
  /** Of cards. */
  readonly shadow: string;
  /** Of what lies over the page: lists, notices, rows that are dragged. */
  readonly 'shadow-raised': string;
  /** Of dialogs. */
  readonly 'shadow-dialog': string;
}

/** The brand's colour, from its faintest tint to its darkest shade. Both schemes take everything that is the brand's from here. */
const ACCENT = {
  100: '#e2f1ec',
  200: '#d0e8e0',
  400: '#52cfb0',
  500: '#2fb393',
  600: '#1f9a7d',
  700: '#0a6552',
  800: '#085040',
  880: '#173d34',
  900: '#063b30',
  930: '#12322a',
  950: '#04211a',
} as const;

export const LIGHT: Palette = {
  canvas: '#f7f8f7',
  surface: '#ffffff',
  sunken: '#f2f4f3',
  border: '#e1e6e3',
  control: '#858f8a',
  text: '#141c19',
  muted: '#55605b',
  accent: ACCENT[700],
  'accent-hover': ACCENT[800],
  'on-accent': '#ffffff',
  'accent-pressed': ACCENT[900],
  link: ACCENT[700],
  focus: ACCENT[700],
  'accent-soft': ACCENT[100],
  'accent-soft-hover': ACCENT[200],
  chart: ACCENT[700],
  'chart-hover': ACCENT[900],
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
  'shadow-raised': '0 8px 24px -8px #0a120f47',
  'shadow-dialog': '0 16px 48px -12px #0a120f4d',
};

export const DARK: Palette = {
  canvas: '#0d1110',
  surface: '#151a18',
  sunken: '#1d2421',
  border: '#2a322f',
  control: '#6f7b76',
  text: '#e9eeec',
  muted: '#a1ada8',
  accent: ACCENT[500],
  'accent-hover': ACCENT[400],
  'on-accent': ACCENT[950],
  'accent-pressed': ACCENT[600],
  link: ACCENT[400],
  focus: ACCENT[400],
  'accent-soft': ACCENT[930],
  'accent-soft-hover': ACCENT[880],
  chart: ACCENT[500],
  'chart-hover': ACCENT[400],
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
  'shadow-raised': '0 8px 24px -8px #000000b3',
  'shadow-dialog': '0 16px 48px -12px #000000cc',
};

/** Sizes: a 4 px grid (`--space-4` is 16 px), a type scale in rem, so that text follows the user's setting, and how long what answers the pointer takes. */
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
  'radius-sm': '6px',
  radius: '8px',
  'radius-lg': '12px',
  target: '44px',
  'target-small': '32px',
  'text-xs': '0.8125rem',
  'text-sm': '0.875rem',
  'text-md': '0.9375rem',
  'text-lg': '1.0625rem',
  'text-xl': '1.5rem',
  quick: '0.14s ease-out',
} as const;

/** The declarations of a set of tokens: `--canvas:#fff;--surface:…`. */
export function declare(tokens: object): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
