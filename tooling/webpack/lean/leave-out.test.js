import { createRequire } from 'node:module';

const leaveOut = createRequire(import.meta.url)('./leave-out.cjs');
const short = (text) => text.replace(/\s+/g, ' ').trim();

test.each([
  ['function a(b) { return b; }', { functions: { a: 'return 1;' } }, 'function a(b) { return 1; }'],
  ['exports.a = function () { return b; };', { functions: { a: '' } }, 'exports.a = function () { };'],
  ['const a = (b) => { return b; };', { functions: { a: 'return 1;' } }, 'const a = (b) => { return 1; };'],
  ['var a = (b) => (c, b);', { functions: { a: 'return 1;' } }, 'var a = (b) => { return 1; };'],
  ['class A { b() {} }', { functions: { A: '' } }, 'class A { }'],
  [
    'class A { static b() {} b() { return 1; } c() {} [b]() {} }',
    { methods: ['b'] },
    'class A { c() {} [b]() {} }',
  ],
  ['A.b = 1; A.prototype.c = d; e = A.b;', { statics: ['A'] }, 'e = A.b;'],
  ['A.b = C.b = 1;', { statics: ['C'] }, undefined],
])('%s without %j', (source, out, expected) => {
  if (expected === undefined) expect(() => leaveOut(source, out)).toThrow('is there 0 times');
  else expect(short(leaveOut(source, out))).toBe(expected);
});

test('a constant is put where its variable is read, and neither where it is set nor where another has its name', () => {
  const source =
    'var a = 1; a = 2; f(a, b.a, { a: a }, { a }); function g(a) { return a; } if ((a = 3)) a ? c : d;';
  expect(leaveOut(source, { constants: { a: '0' } })).toBe(
    'var a = 1; a = 2; f(0, b.a, { a: 0 }, { a: 0 }); function g(a) { return a; } if ((a = 3)) 0 ? c : d;',
  );
});

test('a call is what it always gives, whatever it is given', () => {
  const source = 'if (a(b, () => a(1))) c.a(a, d.a()); e = async () => await a();';
  expect(leaveOut(source, { calls: { a: 'false', 'd.a': '[]' } })).toBe(
    'if (false) c.a(a, []); e = async () => await false;',
  );
});

test('a property is what it always is, but where it is set', () => {
  const source = 'a.b = a.b || c.d.b; e.b += 1; ({ b: 1 });';
  expect(leaveOut(source, { properties: { b: 'null' } })).toBe('a.b = null || null; e.b += 1; ({ b: 1 });');
});

describe('a tag that never is', () => {
  const without = (source) => short(leaveOut(source, { tags: [7] }));

  test('compares as such', () => {
    expect(without('f(7 === a.tag, a.tag !== 7, 7 === tag, 7 === b, 8 === a.tag);')).toBe(
      'f(false, true, false, 7 === b, 8 === a.tag);',
    );
  });

  test('has its cases taken out, and what they declare stays declared', () => {
    expect(without('function f(a) { switch (a.tag) { case 7: var b = g(); break; case 8: b = 1; } }')).toBe(
      'function f(a) {var b; switch (a.tag) { case 8: b = 1; } }',
    );
  });

  test('leaves what others run into', () => {
    expect(without('switch (a.tag) { case 6: case 7: f(); break; case 8: g(); case 7: h(); }')).toBe(
      'switch (a.tag) { case 6: f(); break; case 8: g(); h(); }',
    );
  });
});

test.each([
  [{ functions: { a: '' } }, "'function a' is to be left out, and is there 0 times"],
  [{ functions: { b: '' } }, "'function b' is to be left out, and is there 2 times"],
  [{ calls: { b: '1' } }, "'call b' is to be left out, and is there 0 times"],
  [{ constants: { c: '1' } }, "'constant c' is to be left out, and is there 0 times"],
  [{ properties: { c: '1' } }, "'property c' is to be left out, and is there 0 times"],
])('a name that is not there as it was meant, %j, is a reason to stop', (out, message) => {
  expect(() => leaveOut('function b() {} { function b() {} }', out)).toThrow(message);
});
