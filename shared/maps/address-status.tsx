import { styled } from 'styled-components';
import { VisuallyHidden } from '../ui/visually-hidden';

const Line = styled.p`
  margin-top: 6px;
  color: var(--muted);
  font-size: var(--text-xs);
  &:empty { display: none; }
`;

interface AddressStatusProps {
  readonly message: string;
  readonly visible: boolean;
}

/** One live region for good: it is announced, and shown as well where nothing else shows it. */
export function AddressStatus({ message, visible }: AddressStatusProps) {
  return (
    <>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {visible && message && <Line aria-hidden="true">{message}</Line>}
    </>
  );
}
