import { CheckField, useAction } from '@fleetfoot/shared/forms';
import {
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from '@fleetfoot/shared/model/api/webhook-event';
import { type WebhookDetails, WebhookDetailsSchema } from '@fleetfoot/shared/operations';
import * as v from '@fleetfoot/shared/schema';
import { Button, Dialog, FormError, Row, Stack, TextField, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Fold } from '../fold';
import { WEBHOOK_FORM } from '../texts/webhook-form';

const Events = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  label { overflow-wrap: anywhere; }
`;

interface WebhookFormProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** What is in doubt while the answer is out. */
  readonly doubt: string;
  readonly known: WebhookDetails;
  /** What is asked besides the details. */
  readonly children?: ReactNode;
  readonly onSave: (details: WebhookDetails) => Promise<void>;
  readonly onClose: () => void;
}

type Problems = Partial<Record<keyof WebhookDetails, string>>;

/** The dialog that asks what a webhook is told, and where. */
export function WebhookForm({
  title,
  confirmLabel,
  doubt,
  known,
  children,
  onSave,
  onClose,
}: WebhookFormProps) {
  const [url, setUrl] = useState(known.url);
  const [description, setDescription] = useState(known.description);
  const [events, setEvents] = useState<readonly WebhookEventType[]>(known.events);
  const isAll = events.length === WEBHOOK_EVENT_TYPES.length;
  const [problems, setProblems] = useState<Problems>({});
  const { busy, error, run } = useAction({ doubt });
  // Most want all of them, which is what a new webhook has.
  const [isOpen, setOpen] = useState(!isAll);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = v.safeParse(WebhookDetailsSchema, { url, description, events });
    const found: Problems = {};
    for (const { path, message } of checked.issues ?? []) {
      found[path?.[0]?.key as keyof WebhookDetails] ??= message;
    }
    setProblems(found);
    // Before the focus goes into it.
    if (found.events !== undefined) flushSync(() => setOpen(true));
    if (!checked.success) {
      const field = Object.keys(known).find((name) => Object.hasOwn(found, name));
      form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
      return;
    }
    await run(() => onSave(checked.output));
  }

  function choose(type: WebhookEventType, isChosen: boolean) {
    // In the order of the list, however they were chosen.
    setEvents(WEBHOOK_EVENT_TYPES.filter((name) => (name === type ? isChosen : events.includes(name))));
  }

  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={onClose}>
        {WEBHOOK_FORM.cancel}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={() => busy || onClose()} footer={footer}>
      <form ref={form} id={formId} onSubmit={submit} noValidate>
        <Stack>
          {children}
          <TextField
            label={WEBHOOK_FORM.url}
            hint={WEBHOOK_FORM.urlHint}
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            value={url}
            error={problems.url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <TextField
            label={WEBHOOK_FORM.description}
            name="description"
            autoComplete="off"
            maxLength={100}
            value={description}
            error={problems.description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <div>
            <Fold open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
              <summary>
                {WEBHOOK_FORM.eventsChosen(String(events.length), String(WEBHOOK_EVENT_TYPES.length))}
              </summary>
              <Events>
                <VisuallyHidden as="legend">{WEBHOOK_FORM.events}</VisuallyHidden>
                <Row>
                  <Button variant="quiet" onClick={() => setEvents(isAll ? [] : WEBHOOK_EVENT_TYPES)}>
                    {isAll ? WEBHOOK_FORM.chooseNone : WEBHOOK_FORM.chooseAll}
                  </Button>
                </Row>
                {WEBHOOK_EVENT_TYPES.map((type) => (
                  <CheckField
                    key={type}
                    name="events"
                    label={type}
                    hint={WEBHOOK_EVENTS[type]}
                    checked={events.includes(type)}
                    onChange={(event) => choose(type, event.currentTarget.checked)}
                  />
                ))}
              </Events>
            </Fold>
            <FormError>{problems.events}</FormError>
          </div>
          <FormError>{error}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
