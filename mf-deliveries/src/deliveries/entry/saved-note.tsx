import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { hasKeysOnScreen } from './has-keys-on-screen';

const Note = styled.p`
  padding: var(--space-3) var(--space-4);
  background: var(--info-soft);
  border-radius: var(--radius);
  color: var(--info-text);
  font-weight: 500;
`;

export interface SavedNoteProps {
  readonly message: string;
}

/** Shows that the delivery is saved on the device, though not sent yet; has the focus where no field takes it. */
export function SavedNote({ message }: SavedNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasKeysOnScreen() && document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <Note ref={note} tabIndex={-1}>
      {message}
    </Note>
  );
}
