import { styled } from 'styled-components';

/** The middle of the page saying why there is nothing on it. */
export const NoticeFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-10) var(--space-5);
  border: 1px dashed var(--border);
  border-radius: var(--radius-lg);
  color: var(--muted);
  text-align: center;
  > svg { margin-bottom: var(--space-1); }
  > strong { color: var(--text); font-size: var(--text-lg); font-weight: 600; text-wrap: balance; }
  > div { max-width: 48ch; text-wrap: pretty; }
  > :is(button, a), > p { margin-top: var(--space-3); }
`;
