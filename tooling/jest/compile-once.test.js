import vm from 'node:vm';

function compile(source, parameters) {
  return vm.compileFunction(source, parameters, { filename: 'module.js' });
}

test('a text is read once, and taken from then on', () => {
  const source = 'return [one, "read once"]';
  const first = compile(source, ['one']);
  expect(first.cachedDataRejected).toBeUndefined();
  const second = compile(source, ['one']);
  expect(second).not.toBe(first);
  expect(second.cachedDataRejected).toBe(false);
  expect(second(1)).toEqual([1, 'read once']);
});

test('the same text under other parameters is another function', () => {
  expect(compile('return one', ['one', 'other'])('first', 'second')).toBe('first');
  expect(compile('return one', ['other', 'one'])('first', 'second')).toBe('second');
  expect(compile('return one', ['one', 'other'])('first', 'second')).toBe('first');
});
