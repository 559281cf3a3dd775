import { DARK, declare, LIGHT, SIZES } from './tokens';

/** Tokens and the document's base. The build writes it into the page, so that it holds before any script; everything else only reads the variables. */
export const BASE_STYLE = `
  :root {
    color-scheme: light dark;
    accent-color: var(--accent);
    ${declare(SIZES)};
    ${declare(LIGHT)};
  }
  @media (prefers-color-scheme: dark) {
    :root { ${declare(DARK)}; }
  }
  *, ::before, ::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  html:has(dialog:modal) { overflow: hidden; }
  /* What gets the focus is not below a bar at the bottom of the screen. */
  @media (max-width: 1099px) and (min-height: 480px) {
    html:has([data-bottom-bar]) { scroll-padding-block-end: 212px; }
  }
  body {
    margin: 0;
    min-height: 100dvh;
    background: var(--canvas);
    color: var(--text);
    font: 400 var(--text-md) / 1.5 Figtree, 'Figtree Arial', 'Figtree DejaVu', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3 { margin: 0; line-height: 1.25; font-weight: 600; letter-spacing: -0.011em; text-wrap: balance; }
  h1 { font-size: var(--text-xl); letter-spacing: -0.02em; }
  h2 { font-size: var(--text-lg); }
  h3 { font-size: var(--text-md); }
  p, dl, dd, ul, ol { margin: 0; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  a { color: var(--link); text-underline-offset: 2px; }
  a:hover { text-decoration-thickness: 2px; }
  svg { display: block; flex: none; }
  ::selection { background: var(--accent-soft-hover); color: var(--text); }
  :where(a, button, summary, input, select, textarea, label) {
    transition: background-color var(--quick), border-color var(--quick), box-shadow var(--quick);
  }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  dialog:modal { animation: open var(--quick); }
  dialog::backdrop { animation: appear var(--quick); }
  @keyframes open { from { opacity: 0; translate: 0 6px; } }
  @keyframes appear { from { opacity: 0; } }
  [tabindex='-1']:focus { outline: none; }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after, ::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
