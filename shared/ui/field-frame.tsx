import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`;

const Label = styled.label`
  font-size: var(--text-sm);
  font-weight: 550;
  small { color: var(--muted); font: inherit; font-weight: 400; }
`;

const Hint = styled.p`
  color: var(--muted);
  font-size: var(--text-xs);
`;

const Problem = styled.p`
  display: flex;
  gap: 6px;
  color: var(--danger-text);
  font-size: var(--text-xs);
  font-weight: 500;
  svg { margin-top: 1px; }
`;

interface FieldFrameProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label above, hint and problem below; the ids are those of `describe-field`. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps) {
  return (
    <Frame>
      <Label htmlFor={id}>
        <span>{label}</span> {optional && <small>(optional)</small>}
      </Label>
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <Problem id={`${id}-error`}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </Problem>
      )}
    </Frame>
  );
}
