import { Button, FormError, Row, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

const Frame = styled(Stack)`
  padding-top: var(--space-4);
  border-top: 1px solid var(--border);
`;

const Label = styled.span`
  font-weight: 550;
`;

interface RemovalProps {
  readonly fullName: string;
  /** While the member is being removed. */
  readonly busy: boolean;
  /** While nothing else can be begun. */
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onRemove: () => void;
}

export function Removal({ fullName, busy, disabled, error, onRemove }: RemovalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const questionId = useId();
  return (
    <Frame gap={3}>
      <Row justify="between">
        <Label>Remove from Team</Label>
        <Button
          variant={isAsking ? 'secondary' : 'danger-outline'}
          disabled={disabled || busy}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(!isAsking)}
        >
          {isAsking ? 'Cancel' : 'Remove'}
          <VisuallyHidden>{isAsking ? ' removal' : ` ${fullName} from the team`}</VisuallyHidden>
        </Button>
      </Row>
      {isAsking && (
        <>
          <p id={questionId}>
            Are you sure you would like to remove this team member, this action cannot be undone.
          </p>
          <FormError>{error}</FormError>
          <Button
            variant="danger"
            fullWidth
            busy={busy}
            disabled={disabled}
            aria-describedby={questionId}
            onClick={onRemove}
          >
            Confirm removal
          </Button>
        </>
      )}
    </Frame>
  );
}
