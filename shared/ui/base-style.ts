import { DARK, declare, LIGHT, SIZES } from './tokens';

/** Tokens and the document's base. The build writes it into the page, so that it holds before any script; everything else only reads the variables. */
export const BASE_STYLE = `
  :root {
    color-scheme: light dark;
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
  body {
    margin: 0;
    min-height: 100dvh;
    background: var(--canvas);
    color: var(--text);
    font: 400 var(--text-md) / 1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
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
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  [tabindex='-1']:focus { outline: none; }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
