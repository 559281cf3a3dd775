import { createRequire } from 'node:module';

const pureSchemas = createRequire(import.meta.url)('./pure-schemas-loader.cjs');
const IMPORT = "import * as v from 'valibot';\n";

test('every call that builds a schema is marked as pure', () => {
  expect(pureSchemas(`${IMPORT}const A = v.object({ id: v.string() });`)).toBe(
    `${IMPORT}const A = /* @__PURE__ */ v.object({ id: /* @__PURE__ */ v.string() });`,
  );
});

test("calls of the shell's copy of valibot are marked too", () => {
  const shared = "import * as v from '@fleetfoot/shared/schema';\n";
  expect(pureSchemas(`${shared}const A = v.date();`)).toBe(`${shared}const A = /* @__PURE__ */ v.date();`);
});

test.each(['collection', 'singleDocument'])('a call of %s() is marked too', (name) => {
  const source = `${IMPORT}const a = ${name}('As/{id}', A);`;
  expect(pureSchemas(source)).toBe(source.replace(name, `/* @__PURE__ */ ${name}`));
});

test.each(['v.parse(A, input);', 'v.safeParse(A, input);', 'v.is(A, input);', 'env.object({});'])(
  'the call %s is left alone',
  (call) => expect(pureSchemas(IMPORT + call)).toBe(IMPORT + call),
);

test('a module without valibot is left alone', () => {
  const source = "import * as v from './vectors';\nexport const sum = v.add(1, 2);";
  expect(pureSchemas(source)).toBe(source);
});
