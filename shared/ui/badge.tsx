import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0 var(--space-2);
  background: var(--${({ $tone }) => $tone}-soft);
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  color: var(--${({ $tone }) => ($tone === 'neutral' ? 'muted' : `${$tone}-text`)});
  font-size: var(--text-xs);
  font-weight: 550;
  line-height: 1;
  white-space: nowrap;
`;

interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Pill $tone={tone}>{children}</Pill>;
}
