import { toAppError } from '@fleetfoot/shared/domain';
import type { Draft } from '@fleetfoot/shared/remote';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

interface DraftFormOptions<Values extends FieldValues, Output> {
  readonly schema: GenericSchema<Values, Output>;
  readonly defaults: Values;
  /** Gets every change; its value wins over the defaults. */
  readonly draft: Draft<Values>;
  /** Resolves once the server has confirmed; a rejection is shown and keeps all that was typed. */
  save(output: Output): Promise<void>;
  /** Speaks to screen readers. */
  announce(message: string): void;
}

export interface DraftForm<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly isSaving: boolean;
  /** Why the last save failed. */
  readonly failure: string | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** A form that checks its fields on submit, saves once, and loses nothing that was typed. */
export function useDraftForm<Values extends FieldValues, Output>({
  schema,
  defaults,
  draft,
  save,
  announce,
}: DraftFormOptions<Values, Output>): DraftForm<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    // It would focus in the order of registration, which is not that of the page.
    shouldFocusError: false,
    defaultValues: { ...defaults, ...draft.value } as DefaultValues<Values>,
  });
  const [failure, setFailure] = useState<string>();
  const saving = useRef(false);
  const element = useRef<HTMLFormElement>(undefined);
  const { subscribe, getValues, handleSubmit, formState } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => draft.write(getValues()) }),
    [subscribe, getValues, draft.write],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, when its problems are on the page
  useLayoutEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formState.submitCount]);

  async function saveOnce(output: Output) {
    // A second press of Enter arrives before the button is rendered busy.
    if (saving.current) return;
    saving.current = true;
    setFailure(undefined);
    try {
      await save(output);
      draft.discard();
    } catch (error) {
      setFailure(toAppError(error).userMessage);
    } finally {
      saving.current = false;
    }
  }

  return {
    form,
    isSaving: formState.isSubmitting,
    failure,
    onSubmit(event) {
      element.current = event.currentTarget;
      void handleSubmit(saveOnce, () => announce('Some fields need your attention.'))(event);
    },
  };
}
