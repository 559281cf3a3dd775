import { createGlobalStyle, styled } from 'styled-components';

/** One sheet of paper each. Where there is no waybill, nothing is printed. */
export const Sheet = styled.div`
  @media print {
    &[data-there='false'] { display: none; }
    &[data-there='true'] ~ &[data-there='true'] { break-before: page; }
  }
`;

/** Prints only the waybills, on A6, in black on white in either colour scheme. */
export const WaybillPrintStyle = createGlobalStyle`
  /* A6, for which CSS has no name. */
  @page { size: 105mm 148mm; margin: 5mm; }
  [data-print] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(105mm, 100%), 1fr));
    gap: var(--space-4);
  }
  @media print {
    [data-print] { display: block; }
    :root:root { color-scheme: light; }
    body > :not(:has([data-print])) { display: none !important; }
    body > :has([data-print]) { margin: 0 !important; }
    body { min-height: 0; background: #fff; }
    :has(> [data-print]) { padding: 0 !important; max-width: none !important; gap: 0 !important; }
    :has(> [data-print]) > :not([data-print]) { display: none !important; }
    [data-print] [role='status'] { display: none !important; }
  }
`;

/**
 * Paper is white and as wide as the sheet, so that the screen shows what comes out of the printer.
 * The more is written the smaller it is, so that it stays one sheet.
 */
export const WaybillFrame = styled.article<{ readonly $points: number }>`
  box-sizing: border-box;
  display: grid;
  gap: 2mm;
  width: 100%;
  max-width: 105mm;
  min-height: 148mm;
  padding: 5mm;
  align-content: start;
  border: 1px solid var(--border);
  background: #fff;
  color: #000;
  font-size: ${({ $points }) => $points}pt;
  line-height: 1.3;
  overflow-wrap: anywhere;
  h2 { margin: 0; font-size: 16pt; line-height: 1.15; }
  h3 { margin: 0; font-size: 0.8em; letter-spacing: 0.06em; text-transform: uppercase; }
  p { margin: 0; color: inherit; }
  section { display: grid; gap: 1mm; padding-block: 2.5mm 2mm; border-block-start: 0.3mm solid #000; }
  /* Read at the door, by torchlight. */
  section[data-main] { font-size: 1.15em; border-block-start-width: 0.8mm; }
  strong { font-size: 1.2em; }
  strong + span { white-space: nowrap; }
  @media print {
    max-width: none;
    min-height: 0;
    padding: 0;
    border: 0;
    break-inside: avoid;
  }
`;

export const WaybillHead = styled.header`
  display: flex;
  gap: 3mm;
  justify-content: space-between;
  align-items: start;
  & > div { display: grid; gap: 1mm; min-width: 0; }
  svg { flex: none; width: 30mm; height: 30mm; }
`;

/** Read at arm's length, with a glove on the keypad. */
export const GateCode = styled.b`
  font-size: 2em;
  line-height: 1.1;
  letter-spacing: 0.04em;
`;

/** Instructions keep their lines. */
export const Lines = styled.p`
  white-space: pre-line;
`;
