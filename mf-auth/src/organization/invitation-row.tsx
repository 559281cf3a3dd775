import { Badge, Button, FormError, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import type { Invitation } from './invitation';
import { Detail, Line, Name } from './invitation-row.styles';

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly expired: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Why it could not be accepted. */
  readonly failure: string | undefined;
  /** Creates or accepts. */
  onChoose(): void;
}

export function InvitationRow(props: InvitationRowProps) {
  const { invitation, expired, busy, disabled, failure, onChoose } = props;
  const isCreate = invitation.kind === 'create';
  return (
    <li>
      <Stack gap={2}>
        <Line>
          <div>
            <Name>{invitation.organizationName}</Name>
            <Detail>{isCreate ? 'New organization' : invitation.role}</Detail>
          </div>
          {expired ? (
            <Badge tone="warning">Expired</Badge>
          ) : (
            <Button busy={busy} disabled={disabled} onClick={onChoose}>
              {isCreate ? 'Create' : 'Accept'}
              <VisuallyHidden> {invitation.organizationName}</VisuallyHidden>
            </Button>
          )}
        </Line>
        {expired && (
          <Detail>
            Ask an Admin of {invitation.organizationName} to send it again. You can then accept it here.
          </Detail>
        )}
        <FormError>{failure}</FormError>
      </Stack>
    </li>
  );
}
