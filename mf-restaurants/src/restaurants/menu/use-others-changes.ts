import { useServices } from '@fleetfoot/shared/remote';
import { type RefObject, useEffect, useState } from 'react';
import { differingFields, type ItemField } from './item-changes';
import { differingValues, FORM_FIELDS, type ItemFormValues, valuesOf } from './item-form-values';
import { detailsOf, type MenuItem } from './menu-item';
import { asOf } from './sold-out';
import type { ItemForm } from './use-item-form';

/** What somebody else saved while the form was open. */
export interface OthersChanges {
  /** Parts that the user had not touched: the form shows what is there now. */
  readonly taken: readonly ItemField[];
  /** Parts that the user changed as well, to something else: the form keeps theirs. */
  readonly both: readonly ItemField[];
  /** The item as the others left it. */
  readonly present: MenuItem | undefined;
}

function putInto(form: ItemForm, field: ItemField, values: ItemFormValues): void {
  for (const name of FORM_FIELDS[field]) form.setValue(name, values[name], { shouldValidate: false });
}

/**
 * Brings what others save into an open form, part by part, so that neither's work is lost.
 * @param known the item as the user has seen it; follows what others save
 * @param present the item as it is; `undefined` when it was deleted
 */
export function useOthersChanges(form: ItemForm, known: RefObject<MenuItem>, present: MenuItem | undefined) {
  const { now } = useServices();
  const [changes, setChanges] = useState<OthersChanges>({ taken: [], both: [], present: undefined });

  useEffect(() => {
    if (!present) return;
    const before = asOf(known.current, now());
    const after = asOf(present, now());
    const theirs = differingFields(detailsOf(before), detailsOf(after));
    if (theirs.length === 0) return;
    const fresh = valuesOf(detailsOf(after));
    const mine = differingValues(valuesOf(detailsOf(before)), form.getValues());
    const untouched = theirs.filter((field) => !mine.includes(field));
    known.current = after;
    for (const field of untouched) putInto(form, field, fresh);
    const apart = differingValues(fresh, form.getValues());
    setChanges(({ taken, both }) => ({
      taken: [...new Set([...taken, ...untouched])].filter((field) => !apart.includes(field)),
      both: [...new Set([...both, ...theirs])].filter((field) => apart.includes(field)),
      present: after,
    }));
  }, [form, known, present, now]);

  return {
    changes,
    /** Puts what the others saved into the form after all. */
    useTheirs(field: ItemField) {
      if (!changes.present) return;
      putInto(form, field, valuesOf(detailsOf(changes.present)));
      setChanges({ ...changes, both: changes.both.filter((other) => other !== field) });
    },
  };
}
