import { Button, FormError, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import type { Invitation } from './invitation';
import { Detail, Line, Name } from './invitation-row.styles';

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Why it could not be accepted. */
  readonly failure: string | undefined;
  /** Creates or accepts. */
  onChoose(): void;
}

export function InvitationRow({ invitation, busy, disabled, failure, onChoose }: InvitationRowProps) {
  const isCreate = invitation.kind === 'create';
  return (
    <li>
      <Stack gap={2}>
        <Line>
          <div>
            <Name>{invitation.organizationName}</Name>
            <Detail>{isCreate ? 'New organization' : invitation.role}</Detail>
          </div>
          <Button busy={busy} disabled={disabled} onClick={onChoose}>
            {isCreate ? 'Create' : 'Accept'}
            <VisuallyHidden> {invitation.organizationName}</VisuallyHidden>
          </Button>
        </Line>
        <FormError>{failure}</FormError>
      </Stack>
    </li>
  );
}
