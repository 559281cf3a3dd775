import { FormError, Icon } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

const Strip = styled.p<{ $tone: 'success' | 'info' }>`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3);
  background: var(--${({ $tone }) => $tone}-soft);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: var(--${({ $tone }) => $tone}-text);
  font-size: var(--text-sm);
  font-weight: 500;
`;

/** The result of the last action on a card. */
export interface Notice {
  readonly kind: 'done' | 'news' | 'problem';
  readonly text: string;
}

/** Shows a notice. A problem is an alert; other notices are announced by their sender. */
export function CardNotice({ notice }: { readonly notice: Notice | undefined }) {
  if (!notice) return undefined;
  if (notice.kind === 'problem') return <FormError>{notice.text}</FormError>;
  const isDone = notice.kind === 'done';
  return (
    <Strip $tone={isDone ? 'success' : 'info'}>
      <Icon name={isDone ? 'check' : 'billing'} />
      <span>{notice.text}</span>
    </Strip>
  );
}
