import * as v from 'valibot';
import { collection, singleDocument } from './collection';

const Schema = v.object({ id: v.string() });

test('A collection fills its template with ids', () => {
  const history = collection('Organizations/{orgID}/Deliveries/{deliveryID}/History/{entryID}', Schema, {
    mostInQuery: 100,
  });
  expect(history.path('o', 'd')).toBe('Organizations/o/Deliveries/d/History');
  expect(history.document('o', 'd', 'e')).toBe('Organizations/o/Deliveries/d/History/e');
  expect([history.name, history.mostInQuery]).toEqual(['History', 100]);
  // @ts-expect-error: an id is missing.
  expect(history.path('o')).toBe('Organizations/o/Deliveries//History');
  // @ts-expect-error: an id too many.
  history.path('o', 'd', 'e');
});

test('A collection at the top needs no id', () => {
  const users = collection('Users/{uid}', Schema);
  expect([users.path(), users.document('u'), users.name]).toEqual(['Users', 'Users/u', 'Users']);
  // @ts-expect-error: without a limit no client lists it.
  expect(users.mostInQuery).toBeUndefined();
});

test('Special replacement characters in an id are kept', () => {
  expect(collection('Users/{uid}', Schema).document('$&{uid}')).toBe('Users/$&{uid}');
});

test('A single document has a path of its own', () => {
  const settings = singleDocument('Organizations/{orgID}/Settings/deliveries', Schema);
  expect(settings.document('o')).toBe('Organizations/o/Settings/deliveries');
});
