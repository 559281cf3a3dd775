import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { METRICS, type Metric } from './metric';
import { MetricChoice } from './metric-choice';

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin: 0;
  padding: var(--space-5);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow);
  break-inside: avoid;
  figcaption { color: var(--muted); font-size: var(--text-sm); text-wrap: pretty; }
`;

interface ChartFrameProps {
  /** What is chosen from, for screen readers. */
  readonly legend: string;
  /** What the chart shows and where its figures are listed. */
  readonly caption: (metric: Metric) => ReactNode;
  readonly children: (metric: Metric) => ReactNode;
}

/** A chart of one of the figures, which can be chosen. */
export function ChartFrame({ legend, caption, children }: ChartFrameProps) {
  const [metric, setMetric] = useState<Metric>(METRICS[0]);
  return (
    <Frame>
      <MetricChoice legend={legend} value={metric} onChange={setMetric} />
      {children(metric)}
      <figcaption>{caption(metric)}</figcaption>
    </Frame>
  );
}
