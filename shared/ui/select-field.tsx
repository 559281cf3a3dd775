import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style';
import { describeField } from './describe-field';
import { FieldFrame } from './field-frame';
import { Icon } from './icon';

const Frame = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-inline-end: var(--space-3);
    top: calc(50% - 10px);
    z-index: 1;
    color: var(--muted);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: var(--space-10);
  cursor: pointer;
`;

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, options, id: givenID, ...select } = props;
  const ownID = useId();
  const id = givenID ?? ownID;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Frame>
        <Select {...select} id={id} {...describeField(id, { hint, error, ...select })}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon name="chevron-down" />
      </Frame>
    </FieldFrame>
  );
}
