import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style';
import { describeField } from './describe-field';
import { FieldFrame } from './field-frame';

const Input = styled.input`
  ${controlStyle}
`;

// One box to the eye, so border and focus ring are drawn over both parts.
const Prefixed = styled.div`
  position: relative;
  display: flex;
  border-radius: var(--radius);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--control);
    border-radius: inherit;
    pointer-events: none;
  }
  &:hover::after { border-color: var(--muted); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  &:has(:focus-visible)::after { border-color: var(--link); }
  &:has([aria-invalid='true']) { outline-color: var(--danger-text); }
  &:has([aria-invalid='true'])::after { border-color: var(--danger-text); }
  &:has(input:read-only)::after { border-color: var(--border); }
  input {
    border: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    outline: none;
  }
`;

const Prefix = styled.span`
  display: grid;
  place-items: center;
  padding-inline: var(--space-3);
  background: var(--sunken);
  border-inline-end: 1px solid var(--border);
  border-start-start-radius: inherit;
  border-end-start-radius: inherit;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

const Attached = styled.div`
  position: relative;
  z-index: 10;
  height: 0;
  margin-top: -6px;
`;

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Every field is required unless it says this. */
  readonly optional?: boolean | undefined;
  /** A fixed beginning that is not typed, such as +27. */
  readonly prefix?: string | undefined;
  /** Shown right below the input, over what follows: a list of suggestions. */
  readonly attached?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, prefix, attached, id: givenID, ...input } = props;
  const ownID = useId();
  const id = givenID ?? ownID;
  const control = <Input {...input} id={id} {...describeField(id, { hint, error, prefix, ...input })} />;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {prefix === undefined ? (
        control
      ) : (
        <Prefixed>
          <Prefix id={`${id}-prefix`}>{prefix}</Prefix>
          {control}
        </Prefixed>
      )}
      {attached && <Attached>{attached}</Attached>}
    </FieldFrame>
  );
}

const TextArea = styled.textarea`
  ${controlStyle}
  padding-block: var(--space-2);
  resize: vertical;
`;

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
}

export function TextAreaField({ label, hint, error, optional, id: givenID, ...area }: TextAreaFieldProps) {
  const ownID = useId();
  const id = givenID ?? ownID;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <TextArea rows={3} {...area} id={id} {...describeField(id, { hint, error, ...area })} />
    </FieldFrame>
  );
}
