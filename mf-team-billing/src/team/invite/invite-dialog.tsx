import { COUNTRY, formatPhoneNumber, parseMobileNumber } from '@fleetfoot/shared/domain';
import { isWholeNumber, MobileNumberField, useAction } from '@fleetfoot/shared/forms';
import type { TeamInvite } from '@fleetfoot/shared/model/team/invitations';
import { asRole } from '@fleetfoot/shared/model/team/people';
import type { MessageOutcome } from '@fleetfoot/shared/operations';
import { Button, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { INVITE, TEAM } from '../../texts/team';
import { ROLE_OPTIONS } from '../role';
import { unsentText } from './sending';

interface InviteDialogProps {
  /** Resolves with what became of the message; nothing when its answer was lost. */
  readonly onInvite: (
    invited: Pick<TeamInvite, 'phoneNumber' | 'role'>,
  ) => Promise<MessageOutcome | undefined>;
  /** Called with the message of a finished action. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

export function InviteDialog({ onInvite, onDone, onClose }: InviteDialogProps) {
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<TeamInvite['role']>('Admin');
  const [refused, setRefused] = useState<string>();
  const { busy, error, run } = useAction({ doubt: INVITE.doubt });
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const number = parseMobileNumber(`${COUNTRY.callingCode}${typed}`);
    if (!number.ok) {
      setRefused(INVITE.wrongNumber);
      field.current?.focus();
      return;
    }
    setRefused(undefined);
    const phoneNumber = number.value;
    let outcome: MessageOutcome | undefined;
    const isInvited = await run(async () => {
      outcome = await onInvite({ phoneNumber, role });
    });
    if (!isInvited) return;
    const sending = outcome === 'sent' ? INVITE.sent : unsentText(outcome);
    const invited = INVITE.invited(formatPhoneNumber(phoneNumber), asRole(role));
    onDone(sending === undefined ? invited : `${invited} ${sending}`);
  }

  function leave() {
    if (!busy) onClose();
  }

  return (
    <Dialog
      open
      title={INVITE.title}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            {TEAM.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} disabled={!isWholeNumber(typed)}>
            {INVITE.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <MobileNumberField
            ref={field}
            label={TEAM.phoneNumber}
            placeholder={INVITE.number}
            hint={INVITE.numberHint}
            autoComplete="off"
            value={typed}
            onChange={(number) => {
              setTyped(number);
              setRefused(undefined);
            }}
          />
          <SelectField
            label={TEAM.role}
            hint={INVITE.roleHint}
            options={ROLE_OPTIONS}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value as TeamInvite['role'])}
          />
          <FormError>{refused ?? error}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
