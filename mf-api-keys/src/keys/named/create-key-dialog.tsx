import { KeyNameSchema, LIFETIMES } from '@fleetfoot/shared/api';
import { AppError } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import { API_MODES, type ApiMode, type ApiScope } from '@fleetfoot/shared/model';
import * as v from '@fleetfoot/shared/schema';
import { Button, Dialog, FormError, SelectField, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ShownOnceDialog } from '../shown-once-dialog';

type Lifetime = (typeof LIFETIMES)[number];

/** What an Admin asks for. */
export interface KeyWish {
  readonly name: string;
  readonly mode: ApiMode;
  readonly scopes: ApiScope[];
  readonly lifetime: Lifetime;
  readonly attemptID: string;
}

const ACCESS = {
  both: { label: 'Read and write', scopes: ['read', 'write'] },
  read: { label: 'Read only', scopes: ['read'] },
  write: { label: 'Write only', scopes: ['write'] },
} as const satisfies Record<string, { label: string; scopes: ApiScope[] }>;

type Access = keyof typeof ACCESS;

const ACCESS_HINTS: Readonly<Record<Access, string>> = {
  both: 'It lists, creates and cancels deliveries.',
  read: 'It lists deliveries and changes nothing.',
  write: 'It creates and cancels deliveries, and lists none.',
};

const ACCESS_OPTIONS = Object.entries(ACCESS).map(([value, { label }]) => ({ value, label }));

const MODE_LABELS: Readonly<Record<ApiMode, string>> = { live: 'Live deliveries', test: 'Test deliveries' };
const MODE_OPTIONS = API_MODES.map((value) => ({ value, label: MODE_LABELS[value] }));

const LIFETIME_LABELS: Readonly<Record<Lifetime, string>> = {
  unlimited: 'When it is revoked',
  '30d': 'In 30 days',
  '90d': 'In 90 days',
  '365d': 'In a year',
};
const LIFETIME_OPTIONS = LIFETIMES.map((value) => ({ value, label: LIFETIME_LABELS[value] }));

interface CreateKeyDialogProps {
  /** Resolves with the key; without it when it was created, and nobody wants its secret any more. */
  readonly onCreate: (wish: KeyWish, isWanted: () => boolean) => Promise<string | undefined>;
  /** Called with the message of a created key, once its creator has taken it. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

function unseen(name: string): AppError {
  return new AppError('failed-precondition', 'A key was created whose secret nobody has seen.', {
    userMessage: `The key ${name} was created after you had left, and is not shown any more. Revoke it under More keys, and create another.`,
  });
}

export function CreateKeyDialog({ onCreate, onDone, onClose }: CreateKeyDialogProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [mode, setMode] = useState<ApiMode>('live');
  const [access, setAccess] = useState<Access>('both');
  const [lifetime, setLifetime] = useState<Lifetime>('unlimited');
  const [created, setCreated] = useState<string>();
  // One ID per opened dialog: a creation whose answer was lost is repeated, not done twice.
  const [attemptID] = useState(() => crypto.randomUUID());
  const { busy, isInDoubt, error, run } = useAction({ doubt: 'the key was created' });
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second call could arrive before the first, whose secret would then be the one that opens.
    if (isInDoubt) return;
    const checked = v.safeParse(KeyNameSchema, name);
    setProblem(checked.issues?.[0].message);
    if (!checked.success) return field.current?.focus();
    const wish = { name: checked.output, mode, scopes: [...ACCESS[access].scopes], lifetime, attemptID };
    let key: string | undefined;
    async function create() {
      key = await onCreate(wish, () => isOpen.current);
      if (key === undefined || !isOpen.current) throw unseen(wish.name);
    }
    if (await run(create)) setCreated(key);
  }

  function leave() {
    if (!busy) onClose();
  }

  if (created !== undefined) {
    return (
      <ShownOnceDialog
        noun="key"
        value={created}
        onDone={() => onDone(`There is a new key: ${name.trim()}.`)}
      >
        This is the key “{name.trim()}”. It is shown this one time: put it into your system now. A key that is
        lost is revoked, and another one created.
      </ShownOnceDialog>
    );
  }
  return (
    <Dialog
      open
      title="Create a key"
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} disabled={isInDoubt}>
            Create key
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <TextField
            ref={field}
            label="Name"
            hint="The system that uses it, such as “Online shop”."
            autoComplete="off"
            maxLength={60}
            value={name}
            error={problem}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <SelectField
            label="Access"
            hint={ACCESS_HINTS[access]}
            options={ACCESS_OPTIONS}
            value={access}
            onChange={(event) => setAccess(event.currentTarget.value as Access)}
          />
          <SelectField
            label="Opens"
            options={MODE_OPTIONS}
            value={mode}
            onChange={(event) => setMode(event.currentTarget.value as ApiMode)}
          />
          <SelectField
            label="It stops working"
            options={LIFETIME_OPTIONS}
            value={lifetime}
            onChange={(event) => setLifetime(event.currentTarget.value as Lifetime)}
          />
          <FormError>{error}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
