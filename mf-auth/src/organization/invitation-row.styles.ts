import { styled } from 'styled-components';

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);

  > div { min-width: 0; }
  > button { flex: none; }
`;

export const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Detail = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;
