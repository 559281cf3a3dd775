import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { type FailureOptions, useAction } from './use-action';

/**
 * Moves the focus to where the user continues: to the first wrong field of the page after a press of the button, and
 * back to the button if it lost the focus during a save that failed.
 */
function useFormFocus(submitCount: number, hasFailed: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (!hasFailed || !isFocusLost) return;
    // The elements of a form include a button elsewhere that names the form, such as in the footer of a dialog.
    const elements = [...(form.current?.elements ?? [])] as HTMLElement[];
    elements.find((element) => element.matches('[type="submit"]'))?.focus();
  }, [hasFailed]);

  return form;
}

/** Where the typed values are kept until they are saved; `useDraft` gives one. */
export interface FormDraft<Values> {
  /** What was typed before; wins over the defaults. */
  readonly value?: Partial<Values> | undefined;
  /** Gets a copy of the values after every change. Stable. */
  write(values: Values): void;
  /** Forgets them once they are saved. */
  discard?(): void;
}

export interface SaveFormOptions<Input, Values extends FieldValues & Input, Output> extends FailureOptions {
  /** Checks the typed values and makes of them what is saved; asked for once, when they are first checked. A form may hold more than it reads. */
  schema(): GenericSchema<Input, Output>;
  /** What the form begins with. Another object resets the form to its values. */
  readonly defaults: Values;
  readonly draft?: FormDraft<Values> | undefined;
  /**
   * Resolves once the server has confirmed; a rejection is shown and keeps all that was typed. What is typed while a late
   * answer is out is not saved with it: the form stays open for that.
   */
  save(output: Output, typed: Values): Promise<void>;
  /** Called when the save is confirmed and the draft discarded. */
  onSaved?(output: Output): void;
  /** Called when fields are wrong, besides moving the focus to the first. */
  onInvalid?(): void;
}

export interface SaveForm<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** For the form element. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
  readonly isSaving: boolean;
  /** Why the last save failed, or that its outcome is not known yet, for the user; stays until the next one. */
  readonly failure: string | undefined;
}

/** Resolver that builds its schema at the first check: a form is open before a schema of its own chunk has loaded. */
function lazyResolver<Values extends FieldValues, Output>(
  schema: () => GenericSchema<Values, Output>,
): Resolver<Values, unknown, Output> {
  let resolver: Resolver<Values, unknown, Output> | undefined;
  return (...check) => {
    resolver ??= valibotResolver(schema());
    return resolver(...check);
  };
}

const TYPED_SINCE = 'What you saved before is saved. What you changed since then is not: save it too.';

/** A form that checks its fields on submit, runs one save at a time, and keeps what was typed. */
export function useSaveForm<Input, Values extends FieldValues & Input, Output>({
  schema,
  defaults,
  draft,
  save,
  onSaved,
  onInvalid,
  ...failure
}: SaveFormOptions<Input, Values, Output>): SaveForm<Values, Output> {
  const [resolver] = useState(() =>
    lazyResolver<Values, Output>(
      schema as () => GenericSchema<unknown, Output> as () => GenericSchema<Values, Output>,
    ),
  );
  const form = useForm<Values, unknown, Output>({
    resolver,
    // It would focus in the order of registration, which is not that of the page.
    shouldFocusError: false,
    defaultValues: { ...defaults, ...draft?.value } as DefaultValues<Values>,
  });
  const { isSubmitting, submitCount } = form.formState;
  const [isTypedSince, setTypedSince] = useState(false);
  const saving = useAction(failure);
  // Checking the fields is part of it; while its outcome is in doubt, the form can be saved again.
  const isSaving = saving.busy || (isSubmitting && !saving.isInDoubt);
  const ref = useFormFocus(submitCount, saving.error !== undefined && !isSaving);

  const shown = useRef(defaults);
  useEffect(() => {
    if (shown.current === defaults) return;
    shown.current = defaults;
    form.reset(defaults);
  }, [form, defaults]);

  const write = draft?.write;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => write?.(structuredClone(values)),
      }),
    [form, write],
  );

  async function submit(output: Output) {
    const typed = structuredClone(form.getValues());
    const isSame = () => JSON.stringify(form.getValues()) === JSON.stringify(typed);
    setTypedSince(false);
    const isSaved = await saving.run(async () => {
      await save(output, structuredClone(typed));
      if (isSame()) draft?.discard?.();
    });
    if (isSaved && isSame()) onSaved?.(output);
    setTypedSince(isSaved && !isSame());
  }

  return {
    form,
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event) => void form.handleSubmit(submit, onInvalid)(event),
    },
    isSaving,
    failure: isTypedSince ? TYPED_SINCE : saving.error,
  };
}
