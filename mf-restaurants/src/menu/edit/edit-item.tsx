import { newDocumentID } from '@fleetfoot/shared/firebase';
import { Notice, OthersNotice, useOthersChanges } from '@fleetfoot/shared/forms';
import type { MenuItem, MenuItemDetails } from '@fleetfoot/shared/model';
import { useDraft, useServices, useSession } from '@fleetfoot/shared/remote';
import { richText } from '@fleetfoot/shared/texts';
import { Button, FormError, LinkButton, Row, Stack } from '@fleetfoot/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pathOfItem } from '../../restaurant-paths';
import { DELETION, EDIT_ITEM, FIELD_NAMES, THEIRS } from '../../texts/edit-item';
import type { MenuWrites } from '../data';
import { detailsOf, type ItemField } from '../item-changes';
import { ItemForm } from '../item-form';
import { draftKey, type EditDraft, type ItemFormValues, itemParts, valuesOf } from '../item-form-values';
import { categoriesOf, isSameCategory, lastPosition, positionOf } from '../menu-groups';
import { formatPrice } from '../price';
import { asOf, soldOutText } from '../sold-out';
import { useItemForm } from '../use-item-form';
import { useItemRemoval } from './use-item-removal';

function textOf(item: MenuItem, field: ItemField, now: Date): string {
  if (field === 'price') return item.price === undefined ? THEIRS.noPrice : formatPrice(item.price);
  if (field === 'soldOutUntil') {
    return item.soldOutUntil ? soldOutText(item.soldOutUntil, now) : THEIRS.available;
  }
  return item[field] === '' ? THEIRS.nothing : THEIRS.text(item[field]);
}

interface RemovedItemProps {
  readonly name: string;
  readonly menuPath: string;
  readonly busy: boolean;
  /** Why restoring it failed. */
  readonly error: string | undefined;
  readonly onUndo: () => void;
}

/** Replaces the item until the user leaves the page, so that undo has no time limit. */
function RemovedItem({ name, menuPath, busy, error, onUndo }: RemovedItemProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button was removed together with the item.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Stack>
      <Notice>
        <p>{richText(DELETION.deleted, <strong translate="no">{name}</strong>)}</p>
        <Row gap={2}>
          <Button ref={undo} variant="secondary" busy={busy} onClick={onUndo}>
            {DELETION.undo}
          </Button>
          <LinkButton variant="quiet" href={menuPath}>
            {EDIT_ITEM.backToMenu}
          </LinkButton>
        </Row>
      </Notice>
      <FormError>{error}</FormError>
    </Stack>
  );
}

interface EditItemProps {
  readonly restaurantID: string;
  /** The item as it was when editing began. */
  readonly begun: MenuItem;
  /** The item as it is; `undefined` when it was deleted. */
  readonly present: MenuItem | undefined;
  /** The whole menu, in order. */
  readonly items: readonly MenuItem[];
  readonly writes: MenuWrites;
  /** Where the menu is. */
  readonly menuPath: string;
}

export function EditItem({ restaurantID, begun, present, items, writes, menuPath }: EditItemProps) {
  const { announce, navigate, now } = useServices();
  const draft = useDraft<EditDraft>(draftKey(restaurantID, begun.id));
  const [start] = useState((): EditDraft => {
    if (draft.value) return draft.value;
    const item = asOf(begun, now());
    return { known: item, changeID: newDocumentID(), values: valuesOf(detailsOf(item)) };
  });
  const known = useRef(start.known);
  const { changeID } = start;
  const { write, discard } = draft;
  const keep = useCallback(
    (values: ItemFormValues) => write({ known: known.current, changeID, values }),
    [changeID, write],
  );
  const saveForm = useItemForm({
    itemID: begun.id,
    defaults: start.values,
    draft: { write: keep, discard },
    failureReport: 'A menu item was not saved.',
    save,
    onSaved({ name }) {
      announce(EDIT_ITEM.saved(name));
      navigate(menuPath);
    },
  });
  const uid = useSession((state) => state.uid);
  const [parts] = useState(() => itemParts(now));
  const { changes, useTheirs } = useOthersChanges(saveForm.form, known, present, parts);
  const removal = useItemRemoval(begun.id, items, writes);

  async function save(details: MenuItemDetails) {
    const item = asOf(known.current, now());
    const staysInCategory = isSameCategory(item.category, details.category);
    if (!present) {
      const position = staysInCategory ? positionOf(item) : lastPosition(items, details.category);
      await writes.create({ changeID, formerID: item.id }, { details, position }, items);
      return;
    }
    // An item that was never moved stays where its old name put it.
    const kept = item.position === undefined ? positionOf(item) : undefined;
    await writes.update(item, details, staysInCategory ? kept : lastPosition(items, details.category));
  }

  if (removal.removed) {
    return (
      <RemovedItem
        name={removal.removed.name}
        menuPath={menuPath}
        busy={removal.busy}
        error={removal.error}
        onUndo={() =>
          void removal.undo((id) => {
            if (id !== begun.id) navigate(pathOfItem(restaurantID, id));
          })
        }
      />
    );
  }
  return (
    <Stack gap={5}>
      <ItemForm
        saveForm={saveForm}
        categories={categoriesOf(items)}
        saveLabel={EDIT_ITEM.save}
        onCancel={() => {
          discard();
          navigate(menuPath);
        }}
      >
        <OthersNotice
          changes={changes}
          names={FIELD_NAMES}
          isOwn={present?.updated_by === uid}
          gone={present ? undefined : THEIRS.gone}
          textOf={(item, field) => textOf(asOf(item, now()), field, now())}
          onUseTheirs={useTheirs}
        />
      </ItemForm>
      {present && (
        <Stack gap={2}>
          <FormError>{removal.error}</FormError>
          <Row>
            <Button
              variant="danger-outline"
              busy={removal.busy}
              onClick={() => void removal.remove(present, discard)}
            >
              {DELETION.delete}
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
