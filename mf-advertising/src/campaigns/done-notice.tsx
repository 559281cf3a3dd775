import { Icon } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Key of the draft that carries the message of a finished purchase to the list of campaigns. */
export const CAMPAIGN_NEWS = 'mf-advertising.news';

const Strip = styled.p`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3);
  background: var(--success-soft);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: var(--success-text);
  font-size: var(--text-sm);
  font-weight: 500;
  a { color: inherit; }
`;

/** The success message of a finished action. */
export function DoneNotice({ children }: { readonly children: ReactNode }) {
  return (
    <Strip role="status">
      <Icon name="check" />
      <span>{children}</span>
    </Strip>
  );
}
