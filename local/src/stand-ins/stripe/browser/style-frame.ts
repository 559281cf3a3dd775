import type { Appearance } from '@stripe/stripe-js';
import { adoptStyle, type OpenFrame } from './open-frame';

const STYLE = `
body { margin: 0; }
.Form { padding: 4px; display: grid; grid-template-columns: 1fr 1fr; background: transparent;
  gap: var(--gridRowSpacing) var(--gridColumnSpacing); color: var(--colorText);
  font: var(--fontSizeBase) / var(--fontLineHeight) var(--fontFamily); }
.Field { display: flex; flex-direction: column; min-width: 0; }
.Field--number, .Terms { grid-column: 1 / -1; }
.Label { margin-bottom: 4px; font-size: var(--fontSizeSm); }
.Input { box-sizing: border-box; width: 100%; padding: 12px; border: 1px solid #8d919c; color: inherit; font: inherit;
  border-radius: var(--borderRadius); background: var(--colorBackground); }
.Input::placeholder { color: var(--colorTextPlaceholder); opacity: 1; }
.Input:focus { outline: 2px solid var(--colorPrimary); }
.Input--invalid { color: var(--colorDanger); border-color: var(--colorDanger); }
.Input:disabled { opacity: 0.6; }
.Error { margin: 4px 0 0; font-size: var(--fontSizeSm); color: var(--colorDanger); }
.Terms { margin: 0; font-size: var(--fontSizeSm); color: var(--colorTextSecondary); }`;

type Variables = Readonly<Record<string, string>>;

const BASE: Variables = {
  fontFamily: 'system-ui, sans-serif',
  fontSizeBase: '16px',
  fontSizeSm: '14px',
  fontLineHeight: '1.5',
  gridRowSpacing: '12px',
  gridColumnSpacing: '12px',
  borderRadius: '5px',
};
const LIGHT: Variables = {
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorTextSecondary: '#5b5d6b',
  colorTextPlaceholder: '#6a6c78',
  colorPrimary: '#0570de',
  colorDanger: '#c0123c',
};
const NIGHT: Variables = {
  colorBackground: '#30313d',
  colorText: '#ffffff',
  colorTextSecondary: '#c7c9d1',
  colorTextPlaceholder: '#b0b3bd',
  colorPrimary: '#85d996',
  colorDanger: '#fe87a1',
};

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function ownRules(sheet: CSSStyleSheet, rules: NonNullable<Appearance['rules']>): void {
  for (const [selector, declarations] of Object.entries(rules)) {
    const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
    const { style } = sheet.cssRules[index] as CSSStyleRule;
    for (const [name, value] of Object.entries(declarations)) {
      if (value !== undefined) style.setProperty(kebab(name), value);
    }
  }
}

/** Gives a frame the look that the page asks for; again when that changes. */
export function styleFrame(open: OpenFrame, { theme, variables, rules }: Appearance): void {
  const { document, frame } = open;
  document.adoptedStyleSheets = [];
  ownRules(adoptStyle(open, STYLE), rules ?? {});
  const { style } = document.documentElement;
  // A frame of another colour scheme than its surroundings is not transparent.
  style.setProperty('color-scheme', getComputedStyle(frame).colorScheme);
  const all = { ...BASE, ...(theme === 'night' ? NIGHT : LIGHT), ...variables };
  for (const [name, value] of Object.entries(all)) style.setProperty(`--${name}`, value ?? '');
}
