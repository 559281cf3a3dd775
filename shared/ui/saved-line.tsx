import { styled } from 'styled-components';
import { Icon } from './icon';

const Line = styled.p`
  display: flex;
  gap: var(--space-2);
  min-height: 1.5em;
  color: var(--success-text);
  font-size: var(--text-sm);
  font-weight: 500;
`;

/** That a form which stays open is saved; its room is there before, so that nothing moves. Its page announces it. */
export function SavedLine({ children }: { readonly children?: string | undefined }) {
  return (
    <Line>
      {children && (
        <>
          <Icon name="check" size={18} />
          <span>{children}</span>
        </>
      )}
    </Line>
  );
}
