import { orderKey } from './order-key';
import { filledForm } from './testing/filled-form';

test('is the same for the same details and another one for others', () => {
  const key = orderKey(filledForm());
  expect(orderKey(filledForm())).toBe(key);
  expect(orderKey(filledForm({ external_id: 'ORD-1002' }))).not.toBe(key);
  expect(key).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/);
});
