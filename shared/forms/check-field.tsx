import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-3);
  align-items: center;
  label { padding-block: var(--space-2); font-weight: 550; cursor: pointer; }
  p { grid-column: 2; color: var(--muted); font-size: var(--text-sm); }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    cursor: pointer;
  }
`;

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** Something to do or to leave. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <Frame>
      <input {...input} type="checkbox" id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </Frame>
  );
}
