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
  const reason = navigator.onLine
    ? 'The map cannot be shown right now'
    : 'There is no connection for the map';
  return <Centred>{`${reason}. Everything else works without it.`}</Centred>;
}
