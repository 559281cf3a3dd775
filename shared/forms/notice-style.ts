import { styled } from 'styled-components';

/** A strip that says something and may offer what to do about it. */
export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  background: var(--info-soft);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: var(--info-text);
  > p { flex: 1 1 200px; }
`;
