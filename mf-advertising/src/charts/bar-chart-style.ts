import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

export const BarList = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
  li {
    display: grid;
    grid-template-columns: minmax(7rem, 15%) minmax(0, 1fr) 7rem;
    align-items: center;
    gap: var(--space-3);
    break-inside: avoid;
  }
  b { font-weight: 550; text-align: end; white-space: nowrap; }
  rect { fill: var(--chart); }
  rect[data-way] { fill: var(--sunken); }
  line { stroke: var(--text); stroke-width: 2; }
  line[data-ground] { stroke: var(--surface); stroke-width: 6; }
  svg { overflow: visible; }
  @media print {
    rect:not([data-way]) { fill: #777; }
  }
  @media (forced-colors: active) {
    rect { fill: CanvasText; }
    rect[data-way] { fill: Canvas; }
  }
  @media screen and ${SMALL_SCREEN} {
    li { grid-template-columns: minmax(0, 1fr) auto; gap: 2px var(--space-3); }
    svg { grid-row: 2; grid-column: 1 / -1; }
  }
`;
