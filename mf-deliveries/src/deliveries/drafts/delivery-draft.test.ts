import { filledForm } from '../testing/filled-form';
import { changedSinceSent, readDraft, writeDraft } from './delivery-draft';

test('a draft is read as it was written', () => {
  const draft = { id: 'new-1', values: filledForm(), sent: filledForm({ external_id: 'ORD-0' }) };
  expect(readDraft(writeDraft(draft) ?? '')).toEqual(draft);
});

test('a draft keeps its directions', () => {
  const dropoff = { ...filledForm().dropoff, unit: 'Unit 4', landmark: '', gate_code: '4321#' };
  const draft = { id: 'new-1', values: filledForm({ dropoff }) };
  expect(readDraft(writeDraft(draft) ?? '')).toEqual(draft);
});

test('a draft that was sent is sent again as it was, unless something else is chosen', () => {
  const draft = { id: 'new-1', values: filledForm(), sent: filledForm() };
  expect(changedSinceSent(draft, filledForm())).toBe(false);
  expect(changedSinceSent(draft, filledForm({ proof: 'photo' }))).toBe(true);
});

test.each(['', '{', '{}', '{"id":"new-1","values":{"external_id":"ORD-1"}}', 'null'])(
  'a draft of the text %s is refused',
  (text) => {
    expect(readDraft(text)).toBeUndefined();
  },
);

test('a text of fewer characters than bytes is not written either', () => {
  const values = filledForm({ external_id: 'é'.repeat(10_000) });
  expect(writeDraft({ id: 'new-1', values })).toBeUndefined();
});

test('an over-long text is not written', () => {
  expect(
    writeDraft({ id: 'new-1', values: filledForm({ external_id: 'x'.repeat(20_000) }) }),
  ).toBeUndefined();
});
