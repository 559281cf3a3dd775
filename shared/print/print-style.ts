import { createGlobalStyle } from 'styled-components';

/**
 * On paper there is what is in `data-print` alone, on A4, in ink, whatever the screen's scheme. What is `data-paper` is
 * there on paper only.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 18mm 16mm; }
    :root:root {
      color-scheme: light;
      --canvas: #fff;
      --surface: #fff;
      --sunken: #fff;
      --border: #b9c1bd;
      --text: #000;
      --muted: #444;
      --link: #000;
      --shadow: none;
    }
    body > :not(:has([data-print])) { display: none !important; }
    body > :has([data-print]) { margin: 0 !important; }
    body { min-height: 0; font-size: 10.5pt; }
    :has(> [data-print]) { padding: 0 !important; max-width: none !important; gap: 0 !important; }
    :has(> [data-print]) > :not([data-print]) { display: none !important; }
    [data-print] [role='status'] { display: none !important; }
    /* A table of the screen has to fit between the margins, and no line is torn. */
    [data-print] table:has(th[data-align]) :is(th, td) {
      height: auto;
      padding: 4pt 5pt;
      font-size: 9pt;
      white-space: normal;
      break-inside: avoid;
    }
  }
  @media screen {
    [data-paper] { display: none !important; }
  }
`;
