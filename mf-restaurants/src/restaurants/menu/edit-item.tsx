import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, Row, Stack } from '@fleetfoot/shared/ui';
import { useCallback, useRef, useState } from 'react';
import { draftKey, type EditDraft } from './item-draft';
import { ItemForm } from './item-form';
import { type ItemFormValues, valuesOf } from './item-form-values';
import type { MenuStore } from './menu.queries';
import { categoriesOf, isSameCategory, lastPosition, positionOf } from './menu-groups';
import { detailsOf, type ItemDetails, type MenuItem } from './menu-item';
import { OthersNotice } from './others-notice';
import { RemovedItem } from './removed-item';
import { asOf } from './sold-out';
import { useItemForm } from './use-item-form';
import { useItemRemoval } from './use-item-removal';
import { useOthersChanges } from './use-others-changes';

interface EditItemProps {
  readonly restaurantId: string;
  /** The item as it was when editing began. */
  readonly begun: MenuItem;
  /** The item as it is; `undefined` when it was deleted. */
  readonly present: MenuItem | undefined;
  /** The whole menu, in order. */
  readonly items: readonly MenuItem[];
  readonly store: MenuStore;
  /** Where the menu is. */
  readonly menuPath: string;
}

export function EditItem({ restaurantId, begun, present, items, store, menuPath }: EditItemProps) {
  const { announce, navigate, now, report } = useServices();
  const draft = useDraft<EditDraft>(draftKey(restaurantId, begun.id));
  const [start] = useState(() => draft.value ?? { known: asOf(begun, now()) });
  const known = useRef(start.known);
  const { write, discard } = draft;
  const keep = useCallback((values: ItemFormValues) => write({ known: known.current, values }), [write]);
  const form = useItemForm(draft.value?.values ?? valuesOf(detailsOf(start.known)), keep);
  const { changes, useTheirs } = useOthersChanges(form, known, present);
  const removal = useItemRemoval(store);

  async function save(details: ItemDetails) {
    const item = asOf(known.current, now());
    const staysInCategory = isSameCategory(item.category, details.category);
    try {
      if (!present) {
        const position = staysInCategory ? positionOf(item) : lastPosition(items, details.category);
        await store.create(item.id, details, position);
      } else {
        // An item that was never moved stays where its old name put it.
        const kept = item.position === undefined ? positionOf(item) : undefined;
        await store.update(item, details, staysInCategory ? kept : lastPosition(items, details.category));
      }
    } catch (error) {
      report(error, { message: 'A menu item was not saved.', itemId: item.id });
      throw error;
    }
    discard();
    announce(`${details.name} is saved.`);
    navigate(menuPath);
  }

  if (removal.removed) {
    return (
      <RemovedItem
        name={removal.removed.name}
        menuPath={menuPath}
        busy={removal.busy}
        error={removal.error?.userMessage}
        onUndo={() => void removal.undo()}
      />
    );
  }
  return (
    <Stack gap={5}>
      <ItemForm
        form={form}
        categories={categoriesOf(items)}
        saveLabel="Save item"
        onSave={save}
        onCancel={() => {
          discard();
          navigate(menuPath);
        }}
      >
        <OthersNotice changes={changes} isDeleted={!present} onUseTheirs={useTheirs} />
      </ItemForm>
      {present && (
        <Stack gap={2}>
          {removal.error && <FormError>The item was not deleted. {removal.error.userMessage}</FormError>}
          <Row>
            <Button
              variant="danger-outline"
              busy={removal.busy}
              onClick={() => void removal.remove(present, discard)}
            >
              Delete item
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
