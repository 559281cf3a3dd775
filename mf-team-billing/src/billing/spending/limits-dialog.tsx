import type { SpendingLimits } from '@fleetfoot/shared/model/billing/spending';
import { ROLES, type Role } from '@fleetfoot/shared/model/team/people';
import { Columns, Note, TextField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LIMITS_DIALOG } from '../../texts/billing-dialogs';
import { SaveDialog } from '../save-dialog';
import { isWrong, LIMIT_KINDS, type LimitKind, readLimits, typedLimits } from './typed-limits';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: var(--space-2); font-weight: 600; }
`;

interface LimitsDialogProps {
  readonly limits: SpendingLimits;
  readonly onSave: (limits: SpendingLimits) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes what each role may spend; mounted only while it is open. */
export function LimitsDialog({ limits, onSave, onClose }: LimitsDialogProps) {
  const [typed, setTyped] = useState(() => typedLimits(limits));
  const [isChecked, setIsChecked] = useState(false);

  function change(role: Role, kind: LimitKind, text: string): void {
    setTyped({ ...typed, [role]: { ...typed[role], [kind]: text } });
  }
  function read(): SpendingLimits | undefined {
    setIsChecked(true);
    return readLimits(typed);
  }
  return (
    <SaveDialog
      title={LIMITS_DIALOG.title}
      doubt={LIMITS_DIALOG.doubt}
      read={read}
      onSave={onSave}
      onClose={onClose}
    >
      <Note>{LIMITS_DIALOG.intro}</Note>
      {ROLES.map((role) => (
        <Group key={role}>
          <legend>{LIMITS_DIALOG.role(role)}</legend>
          <Columns>
            {LIMIT_KINDS.map((kind) => (
              <TextField
                key={kind}
                label={LIMITS_DIALOG[kind]}
                prefix="R"
                inputMode="decimal"
                autoComplete="off"
                optional
                value={typed[role][kind]}
                error={isChecked && isWrong(typed[role][kind]) ? LIMITS_DIALOG.wrong : undefined}
                onChange={({ target }) => change(role, kind, target.value)}
              />
            ))}
          </Columns>
        </Group>
      ))}
    </SaveDialog>
  );
}
