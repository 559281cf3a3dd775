import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style';
import { describeField } from './describe-field';
import { FieldFrame } from './field-frame';

const TextArea = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
}

export function TextAreaField({ label, hint, error, optional, id: givenId, ...area }: TextAreaFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <TextArea rows={3} {...area} id={id} {...describeField(id, { hint, error, ...area })} />
    </FieldFrame>
  );
}
