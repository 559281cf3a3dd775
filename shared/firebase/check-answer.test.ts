import * as v from 'valibot';
import { checkAnswer } from './check-answer';

const operation = { name: 'double', response: v.object({ doubled: v.number() }) };

test('lets through what the operation declares', () => {
  expect(checkAnswer(operation, { doubled: 4, more: 'x' })).toEqual({ doubled: 4 });
});

test.each([undefined, {}, { doubled: '4' }])('refuses %j', (answer) => {
  expect(() => checkAnswer(operation, answer)).toThrow('double answered outside its schema');
});
