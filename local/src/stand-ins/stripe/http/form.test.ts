import { parseForm } from './form';

test.each([
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
  ['list[0]=x&list[1]=y', { list: ['x', 'y'] }],
  ['list[]=x&list[]=y', { list: ['x', 'y'] }],
  ['a[0][b]=1&a[1][b]=2', { a: [{ b: '1' }, { b: '2' }] }],
  ['email=a%2Bb%40c.co.za', { email: 'a+b@c.co.za' }],
  ['metadata=', { metadata: '' }],
  ['', {}],
])('%s', (text, params) => {
  expect(parseForm(text)).toEqual(params);
});

test('a name cannot reach what all objects share', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect({}).not.toHaveProperty('polluted');
});
