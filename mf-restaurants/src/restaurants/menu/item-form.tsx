import { toAppError } from '@fleetfoot/shared/domain';
import { Button, Card, FormError, Row, Stack, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { AvailabilityFields } from './availability-fields';
import type { ItemDetails } from './menu-item';
import type { ItemForm as Form } from './use-item-form';

interface ItemFormProps {
  readonly form: Form;
  /** Categories that other items of the menu are in. */
  readonly categories: readonly string[];
  readonly saveLabel: string;
  /** Rejects when it is not saved. */
  readonly onSave: (details: ItemDetails) => Promise<void>;
  readonly onCancel: () => void;
  /** What is to be said above the buttons. */
  readonly children?: ReactNode;
}

export function ItemForm({ form, categories, saveLabel, onSave, onCancel, children }: ItemFormProps) {
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string>();
  const saving = useRef(false);
  const listId = useId();

  async function save(details: ItemDetails) {
    // A second press can come before the button is drawn busy.
    if (saving.current) return;
    saving.current = true;
    setFailure(undefined);
    try {
      await onSave(details);
    } catch (error) {
      setFailure(`The item was not saved. ${toAppError(error).userMessage} What you typed is still here.`);
    } finally {
      saving.current = false;
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <Card>
          <Stack gap={5}>
            <TextField
              label="Name"
              autoComplete="off"
              error={errors.name?.message}
              {...form.register('name')}
            />
            <TextAreaField
              label="Description"
              optional
              rows={2}
              hint="What is in it, for people who have never had it."
              autoComplete="off"
              error={errors.description?.message}
              {...form.register('description')}
            />
            <TextField
              label="Price"
              prefix="R"
              inputMode="decimal"
              autoComplete="off"
              hint="Rand and cents, such as 45,50."
              error={errors.price?.message}
              {...form.register('price')}
            />
            <div>
              <TextField
                label="Category"
                optional
                list={listId}
                autoComplete="off"
                hint="Type a new one, or choose one that the menu has."
                error={errors.category?.message}
                {...form.register('category')}
              />
              <datalist id={listId}>
                {categories.map((category) => (
                  <option key={category} value={category} />
                ))}
              </datalist>
            </div>
            <AvailabilityFields />
            {children}
            {failure && <FormError>{failure}</FormError>}
            <Row>
              <Button type="submit" busy={isSubmitting}>
                {saveLabel}
              </Button>
              <Button variant="secondary" onClick={onCancel}>
                Cancel
              </Button>
            </Row>
          </Stack>
        </Card>
      </form>
    </FormProvider>
  );
}
