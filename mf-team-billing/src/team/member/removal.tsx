import { Button, FormError, Row, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { REMOVAL, TEAM } from '../../texts/team';
import { OwnKeysNote } from './own-keys-note';

const Frame = styled(Stack)`
  padding-top: var(--space-4);
  border-top: 1px solid var(--border);
`;

const Label = styled.span`
  font-weight: 550;
`;

interface RemovalProps {
  readonly fullName: string;
  /** Whether the removal is under way. */
  readonly busy: boolean;
  /** Whether another action is under way. */
  readonly disabled: boolean;
  readonly error: string | undefined;
  /** Names of the member's own keys; `undefined` while they are not known. */
  readonly ownKeys: readonly string[] | undefined;
  /** What else there is to choose. */
  readonly children?: ReactNode;
  /** The question is shown or put away. */
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

export function Removal(props: RemovalProps) {
  const { fullName, busy, disabled, error, ownKeys, children, onToggle, onRemove } = props;
  const [isAsking, setIsAsking] = useState(false);
  const questionId = useId();
  function toggle() {
    setIsAsking(!isAsking);
    onToggle();
  }
  return (
    <Frame gap={3}>
      <Row justify="between">
        <Label>{REMOVAL.title}</Label>
        <Button
          variant={isAsking ? 'secondary' : 'danger-outline'}
          disabled={disabled || busy}
          aria-expanded={isAsking}
          onClick={toggle}
        >
          <span>{isAsking ? TEAM.cancel : REMOVAL.open}</span>
          <VisuallyHidden>{` ${isAsking ? REMOVAL.cancelled : REMOVAL.openFor(fullName)}`}</VisuallyHidden>
        </Button>
      </Row>
      {isAsking && (
        <>
          <p id={questionId}>{REMOVAL.question}</p>
          {children}
          <OwnKeysNote names={ownKeys} />
          <FormError>{error}</FormError>
          <Button
            variant="danger"
            fullWidth
            busy={busy}
            disabled={disabled}
            aria-describedby={questionId}
            onClick={onRemove}
          >
            {REMOVAL.confirm}
          </Button>
        </>
      )}
    </Frame>
  );
}
