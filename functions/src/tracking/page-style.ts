import { createHash } from 'node:crypto';
import { DARK, LIGHT, type Palette } from '@fleetfoot/shared/ui/tokens';

/** What this page needs of the product's colours. */
const USED = [
  ...[
    'canvas',
    'surface',
    'sunken',
    'border',
    'control',
    'text',
    'muted',
    'accent',
    'accent-hover',
    'on-accent',
  ],
  ...['link', 'danger-text', 'success-text', 'success-soft'],
] as readonly (keyof Palette)[];

function colours(palette: Palette): string {
  return USED.map((name) => `--${name}:${palette[name]}`).join(';');
}

const STYLE_LINES = `
:root{color-scheme:light dark;${colours(LIGHT)}}
@media(prefers-color-scheme:dark){:root{${colours(DARK)}}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;background:var(--canvas);color:var(--text);font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
h1,p{margin:0}
main,nav{max-width:30rem;margin:0 auto;padding:16px}
main>*{margin:0 0 16px}
h1{font-size:1rem;font-weight:500;color:var(--muted);line-height:1.4}
.plain h1,.forms h1{font-size:1.375rem;font-weight:600;color:var(--text);letter-spacing:-.02em}
a{color:var(--link);text-underline-offset:2px}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.state{font-size:1.375rem;font-weight:600;line-height:1.25;letter-spacing:-.02em}
.quiet{color:var(--muted);font-size:.875rem}
.good{padding:12px;border-radius:8px;background:var(--success-soft);color:var(--success-text)}
.bad{color:var(--danger-text)}
.bar{display:grid;grid-template-columns:repeat(4,1fr);gap:4px}
.bar i{height:6px;border-radius:3px;background:var(--border)}
.bar[data-step='1'] i:nth-child(-n+1),.bar[data-step='2'] i:nth-child(-n+2),.bar[data-step='3'] i:nth-child(-n+3),.bar[data-step='4'] i{background:var(--accent)}
dl:not(:has(div:not([hidden]))){display:none}
dl{padding:4px 16px;border:1px solid var(--border);border-radius:10px;background:var(--surface)}
dl>div{padding:10px 0}
dl>div:not([hidden])~div{border-top:1px solid var(--border)}
dt{color:var(--muted);font-size:.875rem}
dd{margin:0;font-weight:500}
.acts{display:grid;gap:8px}
.act,button{display:flex;align-items:center;justify-content:center;width:100%;min-height:44px;padding:8px 16px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;font-weight:500;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
.act:hover,button:hover{background:var(--sunken)}
.main{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
.main:hover{border-color:var(--accent-hover);background:var(--accent-hover)}
form{display:grid;gap:8px;padding:16px;border:1px solid var(--border);border-radius:10px;background:var(--surface)}
h2{margin:0;font-size:1.125rem;line-height:1.25}
.said{white-space:pre-line;font-weight:400}
label{font-weight:600}
input,select,textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--text);font:inherit}
nav{border-top:1px solid var(--border)}
nav ul{display:flex;flex-wrap:wrap;gap:0 16px;margin:0;padding:0;list-style:none}
nav a,nav b{display:inline-flex;align-items:center;min-height:44px}
@media(forced-colors:active){.bar i{border:1px solid}}
`;

/** The style of the page, which is in it. */
export const PAGE_STYLE = STYLE_LINES.replaceAll('\n', '');

/** Lets that style count under the page's policy. */
export const PAGE_STYLE_HASH = `'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`;
