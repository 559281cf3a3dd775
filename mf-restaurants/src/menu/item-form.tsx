import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { ChoiceField } from '@fleetfoot/shared/forms';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, Row, Stack, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { type ReactNode, useId } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { ITEM } from '../texts/item-form';
import type { ItemFormValues } from './item-form-values';
import { quickTimes, usualTime } from './sold-out';
import type { ItemSaveForm } from './use-item-form';

const OPTIONS = [
  { value: 'available', label: ITEM.available },
  { value: 'sold-out', label: ITEM.soldOut },
] as const;

const QuickTimes = styled(Row)`
  button { padding-inline: var(--space-3); font-size: var(--text-sm); font-weight: 500; }
  button[aria-pressed='true'] { background: var(--accent-soft); border-color: var(--link); }
`;

/** Available, or sold out until a time after which it is available by itself. */
function AvailabilityFields() {
  const { now } = useServices();
  const { control, register, setValue, getValues, formState } = useFormContext<ItemFormValues>();
  const [availability, until] = useWatch({ control, name: ['availability', 'soldOutUntil'] });
  const times = quickTimes(now()).map(({ label, until: time }) => ({ label, time: toLocalDateTime(time) }));

  function choose(time: string) {
    setValue('soldOutUntil', time, { shouldValidate: formState.isSubmitted });
  }
  return (
    <Stack gap={4}>
      <ChoiceField
        legend={ITEM.availability}
        options={OPTIONS}
        {...register('availability', {
          onChange() {
            if (getValues('soldOutUntil') > toLocalDateTime(now())) return;
            choose(toLocalDateTime(usualTime(now()).until));
          },
        })}
      />
      {availability === 'sold-out' && (
        <>
          <QuickTimes gap={2} role="group" aria-label={ITEM.soldOutFor}>
            {times.map(({ label, time }) => (
              <Button
                key={label}
                variant="secondary"
                aria-pressed={until === time}
                onClick={() => choose(time)}
              >
                {label}
              </Button>
            ))}
          </QuickTimes>
          <TextField
            type="datetime-local"
            label={ITEM.soldOutUntil}
            min={toLocalDateTime(now())}
            hint={ITEM.soldOutHint}
            error={formState.errors.soldOutUntil?.message}
            {...register('soldOutUntil')}
          />
        </>
      )}
    </Stack>
  );
}

interface ItemFormProps {
  readonly saveForm: ItemSaveForm;
  /** Categories that other items of the menu are in. */
  readonly categories: readonly string[];
  readonly saveLabel: string;
  readonly onCancel: () => void;
  /** Notices above the buttons. */
  readonly children?: ReactNode;
}

export function ItemForm({ saveForm, categories, saveLabel, onCancel, children }: ItemFormProps) {
  const { form, formProps, isSaving, failure } = saveForm;
  const { errors } = form.formState;
  const listId = useId();

  return (
    <FormProvider {...form}>
      <form {...formProps}>
        <Card>
          <Stack gap={5}>
            <TextField
              label={ITEM.name}
              autoComplete="off"
              error={errors.name?.message}
              {...form.register('name')}
            />
            <TextAreaField
              label={ITEM.description}
              optional
              rows={2}
              hint={ITEM.descriptionHint}
              autoComplete="off"
              error={errors.description?.message}
              {...form.register('description')}
            />
            <TextField
              label={ITEM.price}
              prefix="R"
              inputMode="decimal"
              autoComplete="off"
              hint={ITEM.priceHint}
              error={errors.price?.message}
              {...form.register('price')}
            />
            <div>
              <TextField
                label={ITEM.category}
                optional
                list={listId}
                autoComplete="off"
                hint={ITEM.categoryHint}
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
              <Button type="submit" busy={isSaving}>
                {saveLabel}
              </Button>
              <Button variant="secondary" onClick={onCancel}>
                {ITEM.cancel}
              </Button>
            </Row>
          </Stack>
        </Card>
      </form>
    </FormProvider>
  );
}
