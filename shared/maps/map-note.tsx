import { styled } from 'styled-components';
import { Note } from '../ui/note';

const Centred = styled(Note)`
  display: grid;
  place-items: center;
  height: 100%;
  padding: var(--space-4);
  text-align: center;
`;

export function MapNote() {
  return <Centred>The map cannot be shown right now. Everything else works without it.</Centred>;
}
