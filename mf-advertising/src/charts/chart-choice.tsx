import { useId } from 'react';
import { styled } from 'styled-components';

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
    border-radius: var(--radius-sm);
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 550;
    cursor: pointer;
  }
  label:hover { color: var(--text); }
  label:has(:checked) { background: var(--surface); color: var(--text); box-shadow: 0 0 0 1px var(--control); }
  label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  @media (forced-colors: active) {
    label:has(:checked) { outline: 2px solid Highlight; }
  }
  @media print { display: none; }
`;

/** One of the things that a chart can show. */
export interface ChartOption {
  readonly key: string;
  readonly label: string;
}

interface ChartChoiceProps<Option extends ChartOption> {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly onChange: (option: Option) => void;
}

/** What a chart shows: a few choices, all of them in sight. */
export function ChartChoice<Option extends ChartOption>(props: ChartChoiceProps<Option>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <Group aria-label={legend}>
      {options.map((option) => (
        <label key={option.key}>
          <input
            type="radio"
            name={name}
            checked={option.key === value.key}
            onChange={() => onChange(option)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Group>
  );
}
