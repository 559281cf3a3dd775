import { newDocumentID } from './new-document-id';

test('an id has twenty letters and digits, never the same', () => {
  const ids = Array.from({ length: 500 }, newDocumentID);
  expect(ids.filter((id) => !/^[A-Za-z0-9]{20}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
