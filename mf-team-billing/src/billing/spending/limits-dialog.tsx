import { ROLES, type Role, type SpendingLimits } from '@fleetfoot/shared/model';
import { Columns, Note, TextField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SaveDialog } from '../save-dialog';
import { isWrong, LIMIT_KINDS, type LimitKind, readLimits, typedLimits } from './typed-limits';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: var(--space-2); font-weight: 600; }
`;

const LABELS: Readonly<Record<LimitKind, string>> = { perPurchase: 'Per purchase', perMonth: 'Per month' };
const WRONG = 'Enter an amount such as 15 000, at most 10 000 000.';

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
      title="Change spending limits"
      doubt="the limits were saved"
      read={read}
      onSave={onSave}
      onClose={onClose}
    >
      <Note>Above a limit, a purchase waits for another Admin. An empty field is no limit.</Note>
      {ROLES.map((role) => (
        <Group key={role}>
          <legend>{role}s</legend>
          <Columns>
            {LIMIT_KINDS.map((kind) => (
              <TextField
                key={kind}
                label={LABELS[kind]}
                prefix="R"
                inputMode="decimal"
                autoComplete="off"
                optional
                value={typed[role][kind]}
                error={isChecked && isWrong(typed[role][kind]) ? WRONG : undefined}
                onChange={({ target }) => change(role, kind, target.value)}
              />
            ))}
          </Columns>
        </Group>
      ))}
    </SaveDialog>
  );
}
