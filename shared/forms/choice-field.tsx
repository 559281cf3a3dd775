import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FieldGroup } from './field-group-style';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Choice = styled.label`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  cursor: pointer;
  &:hover {
    border-color: var(--muted);
  }
  &:has(:checked) {
    border-color: var(--link);
    background: var(--accent-soft);
  }
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
  }
`;

interface ChoiceFieldProps extends ComponentProps<'input'> {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice of a few options, all of them shown. The other props go to every radio button; `value` is the chosen option's. */
export function ChoiceField({ legend, options, value: chosen, ...radio }: ChoiceFieldProps) {
  return (
    <FieldGroup>
      <legend>{legend}</legend>
      <Choices>
        {options.map(({ value, label }) => (
          <Choice key={value}>
            <input
              {...radio}
              {...(chosen !== undefined && { checked: value === chosen })}
              type="radio"
              value={value}
            />
            <span>{label}</span>
          </Choice>
        ))}
      </Choices>
    </FieldGroup>
  );
}
