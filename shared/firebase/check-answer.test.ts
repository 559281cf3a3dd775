import * as v from 'valibot';
import { checkAnswer } from './check-answer';

const operation = { name: 'double', response: v.object({ doubled: v.number() }) };

test('an answer as the operation declares it passes', () => {
  expect(checkAnswer(operation, { doubled: 4, more: 'x' })).toEqual({ doubled: 4 });
});

test.each([undefined, {}, { doubled: '4' }])('the answer %j is refused', (answer) => {
  expect(() => checkAnswer(operation, answer)).toThrow('double answered outside its schema');
});
