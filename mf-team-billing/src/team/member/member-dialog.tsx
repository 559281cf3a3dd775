import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { Notice, useAction } from '@fleetfoot/shared/forms';
import { asRole, type TeamMember } from '@fleetfoot/shared/model/team/people';
import { may } from '@fleetfoot/shared/model/team/policy';
import { Button, DetailList, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { MEMBER, REMOVAL, TEAM } from '../../texts/team';
import type { KeyRoll, MemberKeys } from '../data';
import { ROLE_OPTIONS } from '../role';
import { OwnKeysNote } from './own-keys-note';
import { Removal } from './removal';
import { RollFields, useRollChoice } from './roll-choice';
import { useMemberKeys } from './use-member-keys';

interface MemberDialogProps {
  /** The current state of the member, updated while the dialog is open. */
  readonly member: TeamMember;
  /** Reads once what keys have to do with the member. */
  readonly readKeys: () => Promise<MemberKeys>;
  /** @param seen the role that the member had when the new one was chosen */
  readonly onChangeRole: (
    role: TeamMember['role'],
    seen: TeamMember['role'],
    rollKey?: KeyRoll,
  ) => Promise<void>;
  readonly onRemove: (rollKey?: KeyRoll) => Promise<void>;
  /** Called with the message of a finished action. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

export function MemberDialog(props: MemberDialogProps) {
  const { member, readKeys, onChangeRole, onRemove, onDone, onClose } = props;
  const { fullName, phoneNumber, email } = member;
  const [chosen, setChosen] = useState<TeamMember['role']>();
  const [seen, setSeen] = useState(member.role);
  const update = useAction({ doubt: MEMBER.updateDoubt });
  const removal = useAction({ doubt: REMOVAL.doubt(fullName) });
  const busy = update.busy || removal.busy;
  const role = chosen ?? member.role;
  const { couldSee, owned } = useMemberKeys(member, readKeys);
  const isDemoted = may(member.role, 'apiKey.show') && !may(role, 'apiKey.show');
  const rollOnUpdate = useRollChoice(isDemoted, '24h');
  const rollOnRemoval = useRollChoice(couldSee, 'now');

  // Why something failed is told for as long as it is about what the dialog shows, and of one action at a time.
  function clearErrors() {
    update.clear();
    removal.clear();
  }

  async function changeRole() {
    clearErrors();
    if (await update.run(() => onChangeRole(role, seen, rollOnUpdate.rollKey)))
      onDone(MEMBER.updated(fullName, asRole(role)));
  }

  async function remove() {
    clearErrors();
    if (await removal.run(() => onRemove(rollOnRemoval.rollKey))) onDone(REMOVAL.removed(fullName));
  }

  function leave() {
    if (!busy) onClose();
  }

  return (
    <Dialog
      open
      title={MEMBER.title}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            {TEAM.cancel}
          </Button>
          <Button
            busy={update.busy}
            disabled={removal.busy || (role === member.role && !update.busy)}
            onClick={changeRole}
          >
            {MEMBER.update}
          </Button>
        </>
      }
    >
      <Stack>
        <DetailList
          items={[
            { isData: true, label: TEAM.fullName, value: fullName },
            { isData: true, label: TEAM.phoneNumber, value: formatPhoneNumber(phoneNumber) },
            { isData: true, label: MEMBER.email, value: email },
          ]}
        />
        <SelectField
          label={MEMBER.changeRole}
          options={ROLE_OPTIONS}
          value={role}
          onChange={(event) => {
            setChosen(event.currentTarget.value as TeamMember['role']);
            setSeen(member.role);
            clearErrors();
          }}
        />
        <div role="status">
          {chosen !== undefined && seen !== member.role && !update.busy && (
            <Notice>
              <p>{MEMBER.changedMeanwhile(fullName, asRole(member.role))}</p>
            </Notice>
          )}
        </div>
        {isDemoted && (
          <>
            <RollFields fullName={fullName} choice={rollOnUpdate} disabled={busy} />
            <OwnKeysNote names={owned} />
          </>
        )}
        <FormError>{update.error}</FormError>
        <Removal
          fullName={fullName}
          busy={removal.busy}
          disabled={update.busy}
          error={removal.error}
          ownKeys={owned}
          onToggle={clearErrors}
          onRemove={remove}
        >
          {couldSee && <RollFields fullName={fullName} choice={rollOnRemoval} disabled={busy} />}
        </Removal>
      </Stack>
    </Dialog>
  );
}
