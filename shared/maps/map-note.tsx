import { styled } from 'styled-components';

const Note = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  padding: var(--space-4);
  color: var(--muted);
  font-size: var(--text-sm);
  text-align: center;
`;

export function MapNote() {
  return <Note>The map cannot be shown right now. Everything else works without it.</Note>;
}
