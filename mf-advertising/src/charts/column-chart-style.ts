import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

export const ColumnFrame = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
  svg { overflow: visible; }
  rect { fill: var(--chart); }
  g:hover rect { fill: var(--chart-hover); }
  /* Their ground hides the lines behind them. */
  text {
    fill: var(--text);
    font-weight: 550;
    text-anchor: middle;
    stroke: var(--surface);
    stroke-width: 5px;
    stroke-linejoin: round;
    paint-order: stroke;
    pointer-events: none;
  }
  line { stroke: var(--border); }
  line[data-grid='zero'] { stroke: var(--control); }
  line[data-planned] { stroke: var(--warning-text); stroke-width: 2; stroke-dasharray: 6 4; }
  /* Over the image, whose parts are no links; beside it, so that they are read out. */
  > svg, [data-links] { grid-area: 1 / 2; }
  [data-links] { position: relative; display: grid; }
  [data-links] div { container-type: inline-size; }
  [data-links] a { display: block; height: 100%; border-radius: var(--radius); }
  @container (max-width: 23.9px) {
    [data-links] a { display: none; }
  }
  [data-links] a:hover { background: color-mix(in srgb, var(--link) 14%, transparent); }
  [data-ticks] { position: relative; color: var(--muted); }
  [data-ticks] span { position: absolute; inset-inline-end: var(--space-2); translate: 0 -50%; white-space: nowrap; }
  [data-labels] { grid-column: 2; display: grid; padding-top: var(--space-2); color: var(--muted); text-align: center; }
  [data-labels] small { display: block; min-height: 1.5em; font-size: inherit; }
  @media print {
    rect { fill: #777; }
    [data-links] { display: none; }
  }
  @media (forced-colors: active) {
    rect { fill: CanvasText; }
  }
  @media screen and ${SMALL_SCREEN} {
    grid-template-columns: 40px minmax(0, 1fr);
    [data-labels], [data-ticks] { font-size: 0.75rem; }
    text, [data-labels] span + span { display: none; }
  }
`;
