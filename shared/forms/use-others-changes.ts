import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** How an entity and its form belong together, part by part. */
export interface FormParts<Entity, Values, Part extends string> {
  /** The fields of the form that hold a part. */
  readonly fields: Readonly<Record<Part, readonly (keyof Values & string)[]>>;
  /** An entity as the form begins with it. */
  valuesOf(entity: Entity): Values;
  /** What the form means by a part, to compare: `45` is `45,00`. */
  meaning(values: Values, part: Part): unknown;
}

/** What somebody else saved while the form was open. */
export interface OthersChanges<Entity, Part extends string> {
  /** Parts that the user had not touched: the form shows what is there now. */
  readonly taken: readonly Part[];
  /** Parts that the user changed as well, to something else: the form keeps theirs. */
  readonly both: readonly Part[];
  /** The entity as the others left it. */
  readonly present: Entity | undefined;
}

function partsApart<Entity, Values, Part extends string>(
  { fields, meaning }: FormParts<Entity, Values, Part>,
  one: Values,
  other: Values,
): readonly Part[] {
  const parts = Object.keys(fields) as Part[];
  return parts.filter((part) => JSON.stringify(meaning(one, part)) !== JSON.stringify(meaning(other, part)));
}

/**
 * Brings what others save into an open form, part by part, so that neither's work is lost.
 * @param known the entity as the user has seen it; follows what others save. Without one nothing is merged.
 * @param present the entity as it is; `undefined` when it was deleted
 * @param parts stable
 */
export function useOthersChanges<Entity, Values extends FieldValues, Output, Part extends string>(
  form: UseFormReturn<Values, unknown, Output>,
  known: RefObject<Entity | undefined>,
  present: Entity | undefined,
  parts: FormParts<Entity, Values, Part>,
) {
  const [changes, setChanges] = useState<OthersChanges<Entity, Part>>({
    taken: [],
    both: [],
    present: undefined,
  });

  function putInto(part: Part, values: Values): void {
    for (const name of parts.fields[part]) {
      const field = name as string as Path<Values>;
      form.setValue(field, values[name] as PathValue<Values, Path<Values>>, { shouldValidate: false });
    }
  }
  const put = useEffectEvent(putInto);

  useEffect(() => {
    if (present === undefined || known.current === undefined) return;
    const [before, fresh] = [parts.valuesOf(known.current), parts.valuesOf(present)];
    known.current = present;
    const theirs = partsApart(parts, before, fresh);
    if (theirs.length === 0) return;
    const mine = partsApart(parts, before, form.getValues());
    const untouched = theirs.filter((part) => !mine.includes(part));
    for (const part of untouched) put(part, fresh);
    const apart = partsApart(parts, fresh, form.getValues());
    setChanges(({ taken, both }) => ({
      taken: [...new Set([...taken, ...untouched])].filter((part) => !apart.includes(part)),
      both: [...new Set([...both, ...theirs])].filter((part) => apart.includes(part)),
      present,
    }));
  }, [form, known, present, parts]);

  return {
    changes,
    /** Puts what the others saved into the form after all. */
    useTheirs(part: Part) {
      if (changes.present === undefined) return;
      putInto(part, parts.valuesOf(changes.present));
      setChanges({ ...changes, both: changes.both.filter((other) => other !== part) });
    },
  };
}
