import { ListQuerySchema, toJsonSchema } from '@fleetfoot/shared/api';
import { NewPublicDeliverySchema } from '@fleetfoot/shared/model/api/new-public-delivery';
import { schemaFields } from './schema-fields';

test('a new delivery has every field once and marks those of one kind', () => {
  const fields = schemaFields(toJsonSchema(NewPublicDeliverySchema));
  const names = fields.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const field = (name: string) => fields.find((one) => one.name === name);
  expect(field('urgency_level')).toMatchObject({
    type: '"on_demand" or "scheduled" or "time_window"',
    required: true,
  });
  expect(field('pickup.phone_number')).toMatchObject({ type: 'string', required: true });
  expect(field('dropoff.instructions')).toMatchObject({ type: 'string, up to 500', required: false });
  expect(field('pickup_window.end')).toMatchObject({
    type: 'ISO 8601',
    description: 'Only with time_window. When it ends; after it begins, and within a year.',
  });
  expect(field('metadata')).toMatchObject({ type: 'object', required: false });
});

test('the parameters of a query are optional fields', () => {
  expect(schemaFields(toJsonSchema(ListQuerySchema)).map(({ name, required }) => [name, required])).toEqual([
    ['limit', false],
    ['cursor', false],
    ['status', false],
    ['external_id', false],
    ['created_from', false],
    ['created_until', false],
  ]);
});
