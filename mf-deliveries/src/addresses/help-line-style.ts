import { styled } from 'styled-components';

/** What was done for the user, and a button that takes it back. */
export const HelpLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  padding-inline-start: var(--space-3);
  background: var(--sunken);
  border-radius: var(--radius);
  font-size: var(--text-sm);
  p { flex: 1 1 8rem; padding-block: var(--space-2); overflow-wrap: anywhere; }
`;
