import { useId } from 'react';
import { styled } from 'styled-components';
import { METRICS, type Metric } from './metric';

const Group = styled.fieldset`
  display: flex;
  width: max-content;
  max-width: 100%;
  margin: 0;
  padding: 3px;
  border: 0;
  border-radius: var(--radius);
  background: var(--sunken);
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 38px;
    padding-inline: var(--space-3);
    border-radius: 6px;
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 550;
    cursor: pointer;
  }
  label:hover { color: var(--text); }
  label:has(:checked) { background: var(--surface); color: var(--text); box-shadow: 0 0 0 1px var(--control); }
  label:has(:focus-visible) { outline: 2px solid var(--link); outline-offset: 2px; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  @media (forced-colors: active) {
    label:has(:checked) { outline: 2px solid Highlight; }
  }
  @media print { display: none; }
`;

interface MetricChoiceProps {
  readonly legend: string;
  readonly value: Metric;
  readonly onChange: (metric: Metric) => void;
}

/** Which of the figures a chart shows. */
export function MetricChoice({ legend, value, onChange }: MetricChoiceProps) {
  const name = useId();
  return (
    <Group aria-label={legend}>
      {METRICS.map((metric) => (
        <label key={metric.key}>
          <input
            type="radio"
            name={name}
            checked={metric.key === value.key}
            onChange={() => onChange(metric)}
          />
          {metric.label}
        </label>
      ))}
    </Group>
  );
}
