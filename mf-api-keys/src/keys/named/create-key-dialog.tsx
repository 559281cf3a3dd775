import { KeyNameSchema, LIFETIMES } from '@fleetfoot/shared/api';
import { AppError, cleanText } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import { API_MODES, type ApiMode, type ApiScope } from '@fleetfoot/shared/model/api/api-key';
import * as v from '@fleetfoot/shared/schema';
import { Button, Dialog, FormError, SelectField, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { NAMED_KEYS } from '../../texts/named-keys';
import { SECRETS } from '../../texts/secrets';
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
  both: ['read', 'write'],
  read: ['read'],
  write: ['write'],
} as const satisfies Record<string, ApiScope[]>;

type Access = keyof typeof ACCESS;

const ACCESS_OPTIONS = (Object.keys(ACCESS) as Access[]).map((value) => ({
  value,
  label: NAMED_KEYS.access[value],
}));

const MODE_OPTIONS = API_MODES.map((value) => ({ value, label: NAMED_KEYS.create.modes[value] }));

const LIFETIME_OPTIONS = LIFETIMES.map((value) => ({ value, label: NAMED_KEYS.create.lifetimes[value] }));

interface CreateKeyDialogProps {
  /** Resolves with the key; without it when it was created, and nobody wants its secret any more. */
  readonly onCreate: (wish: KeyWish, isWanted: () => boolean) => Promise<string | undefined>;
  /** Called with the message of a created key, once its creator has taken it. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

function unseen(name: string): AppError {
  return new AppError('failed-precondition', 'A key was created whose secret nobody has seen.', {
    userMessage: NAMED_KEYS.create.unseen(name),
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
  const { busy, isInDoubt, error, run } = useAction({ doubt: NAMED_KEYS.create.doubt });
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
    const wish = { name: checked.output, mode, scopes: [...ACCESS[access]], lifetime, attemptID };
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
        noun={SECRETS.key}
        value={created}
        onDone={() => onDone(NAMED_KEYS.create.done(cleanText(name)))}
      >
        {NAMED_KEYS.create.created(cleanText(name))}
      </ShownOnceDialog>
    );
  }
  return (
    <Dialog
      open
      title={NAMED_KEYS.create.title}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            {NAMED_KEYS.create.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} disabled={isInDoubt}>
            {NAMED_KEYS.create.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <TextField
            ref={field}
            label={NAMED_KEYS.create.name}
            hint={NAMED_KEYS.create.nameHint}
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
            label={NAMED_KEYS.create.access}
            hint={NAMED_KEYS.create.accessHints[access]}
            options={ACCESS_OPTIONS}
            value={access}
            onChange={(event) => setAccess(event.currentTarget.value as Access)}
          />
          <SelectField
            label={NAMED_KEYS.create.opens}
            options={MODE_OPTIONS}
            value={mode}
            onChange={(event) => setMode(event.currentTarget.value as ApiMode)}
          />
          <SelectField
            label={NAMED_KEYS.create.lifetime}
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
