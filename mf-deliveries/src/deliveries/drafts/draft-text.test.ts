import { filledForm } from '../testing/filled-form';
import { readDraft, writeDraft } from './draft-text';

test('a draft is read as it was written', () => {
  const draft = { id: 'new-1', values: filledForm(), sent: filledForm({ external_id: 'ORD-0' }) };
  expect(readDraft(writeDraft(draft) ?? '')).toEqual(draft);
});

test.each(['', '{', '{}', '{"id":"new-1","values":{"external_id":"ORD-1"}}', 'null'])(
  'nothing is made of %s',
  (text) => {
    expect(readDraft(text)).toBeUndefined();
  },
);

test('a text that is too long is not written', () => {
  expect(
    writeDraft({ id: 'new-1', values: filledForm({ external_id: 'x'.repeat(20_000) }) }),
  ).toBeUndefined();
});
