import { type FormDraft, type SaveForm, useSaveForm } from '@fleetfoot/shared/forms';
import type { MenuItemDetails } from '@fleetfoot/shared/model/restaurants/menu-item';
import { useServices } from '@fleetfoot/shared/remote';
import { ITEM_SAVING } from '../texts/item-saving';
import { itemFormSchema } from './item-form-schema';
import type { ItemFormValues } from './item-form-values';

export type ItemSaveForm = SaveForm<ItemFormValues, MenuItemDetails>;

interface ItemFormOptions {
  readonly itemID: string;
  /** Stable. */
  readonly defaults: ItemFormValues;
  readonly draft: FormDraft<ItemFormValues>;
  /** What is reported besides the error when a save fails. */
  readonly failureReport: string;
  save(details: MenuItemDetails): Promise<void>;
  onSaved(details: MenuItemDetails): void;
}

/** The form of an item, new or not. */
export function useItemForm({ itemID, failureReport, ...options }: ItemFormOptions): ItemSaveForm {
  const { now, report } = useServices();
  return useSaveForm({
    ...options,
    schema: () => itemFormSchema(now),
    onFailure: (error) => report(error, { message: failureReport, itemID }),
    doubt: ITEM_SAVING.doubt,
    wording: ITEM_SAVING.notSaved,
  });
}
