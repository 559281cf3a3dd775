import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ChartChoice, type ChartOption } from './chart-choice';

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

interface ChartFrameProps<Option extends ChartOption> {
  /** What is chosen from, for screen readers. */
  readonly legend: string;
  /** The first is shown first. */
  readonly options: readonly [Option, ...Option[]];
  /** What the chart shows, and where its figures are listed. */
  readonly caption: (option: Option) => ReactNode;
  readonly children: (option: Option) => ReactNode;
}

/** A chart whose content can be chosen. */
export function ChartFrame<Option extends ChartOption>(props: ChartFrameProps<Option>) {
  const { legend, options, caption, children } = props;
  const [option, setOption] = useState<Option>(options[0]);
  return (
    <Frame>
      <ChartChoice legend={legend} options={options} value={option} onChange={setOption} />
      {children(option)}
      <figcaption>{caption(option)}</figcaption>
    </Frame>
  );
}
