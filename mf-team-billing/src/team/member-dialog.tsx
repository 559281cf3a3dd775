import { formatPhoneNumber, type TeamMember } from '@fleetfoot/shared/domain';
import { useAttempt } from '@fleetfoot/shared/forms';
import { Button, DetailList, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { asRole } from './as-role';
import { Removal } from './removal';
import { ROLE_OPTIONS } from './role-options';

interface MemberDialogProps {
  /** As the member is now, also while the dialog is open. */
  readonly member: TeamMember;
  readonly onChangeRole: (role: TeamMember['role']) => Promise<void>;
  readonly onRemove: () => Promise<void>;
  /** Called with what was done. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

export function MemberDialog({ member, onChangeRole, onRemove, onDone, onClose }: MemberDialogProps) {
  const { fullName, phoneNumber, email } = member;
  const [chosen, setChosen] = useState<TeamMember['role']>();
  const update = useAttempt();
  const removal = useAttempt();
  const busy = update.busy || removal.busy;
  const role = chosen ?? member.role;

  async function changeRole() {
    if (await update.run(() => onChangeRole(role))) onDone(`${fullName} is now ${asRole(role)}.`);
  }

  async function remove() {
    if (await removal.run(onRemove)) onDone(`${fullName} is removed from the team.`);
  }

  function leave() {
    if (!busy) onClose();
  }

  return (
    <Dialog
      open
      title="Team Member"
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            Cancel
          </Button>
          <Button
            busy={update.busy}
            disabled={removal.busy || (role === member.role && !update.busy)}
            onClick={changeRole}
          >
            Update
          </Button>
        </>
      }
    >
      <Stack>
        <DetailList
          items={[
            { label: 'Full name', value: fullName },
            { label: 'Phone number', value: formatPhoneNumber(phoneNumber) },
            { label: 'Email', value: email },
          ]}
        />
        <SelectField
          label="Change Role"
          options={ROLE_OPTIONS}
          value={role}
          onChange={(event) => setChosen(event.currentTarget.value as TeamMember['role'])}
        />
        <FormError>{update.error}</FormError>
        <Removal
          fullName={fullName}
          busy={removal.busy}
          disabled={update.busy}
          error={removal.error}
          onRemove={remove}
        />
      </Stack>
    </Dialog>
  );
}
