/** @jest-environment jsdom */
import { createRequire } from 'node:module';
import { act, createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { formsOf, formsSource, storyOf } from './react-hook-form.fixture.js';

const leanReactHookForm = createRequire(import.meta.url)('./react-hook-form.cjs');
const lean = formsOf(leanReactHookForm(formsSource()));

test('a form does with it what it does with the whole of react-hook-form', async () => {
  const story = await storyOf(lean);
  expect(story.length).toBeGreaterThan(50);
  expect(story).toEqual(await storyOf(formsOf(formsSource())));
});

const OPTIONS = {
  resolver: (values) => ({ values, errors: {} }),
  shouldFocusError: false,
  defaultValues: { a: '' },
};

/** Uses a form in a component; rejects with what that fails of. */
async function use(work, options = OPTIONS) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const root = createRoot(document.createElement('div'), { onUncaughtError() {} });
  const Page = () => work(lean.useForm(options)) ?? null;
  await act(async () => root.render(h(Page)));
}

test.each([
  ['mode', { mode: 'onBlur' }],
  ['values', { values: { a: 'b' } }],
  ['A form without a schema, or with a focus of its own,', { resolver: undefined }],
  ['A form without a schema, or with a focus of its own,', { shouldFocusError: true }],
])('a form with %s says that it is left out', async (what, options) => {
  await expect(use(() => undefined, { ...OPTIONS, ...options })).rejects.toThrow(
    `${what} is left out of react-hook-form here.`,
  );
});

test.each([
  ['required', (form) => void form.register('a', { required: true })],
  ['valueAsNumber', (form) => void form.register('a', { valueAsNumber: true })],
  ['checkbox', (form) => h('input', { type: 'checkbox', ...form.register('a') })],
  ['select-one', (form) => h('select', form.register('a'))],
  ['isDirty', (form) => void form.formState.isDirty],
  ['isValid', (form) => void form.formState.isValid],
  ['touchedFields', (form) => void form.formState.touchedFields],
  ['What was touched or changed', (form) => void form.getValues(undefined, { dirtyFields: true })],
  ['Watching with a function', (form) => void form.watch(() => {})],
  ['compute', ({ control }) => void lean.useWatch({ control, name: 'a', compute: String })],
  ...['clearErrors', 'getErrors', 'resetField', 'setError', 'setValues', 'unregister'].map((method) => [
    'This',
    (form) => void form[method]('a'),
  ]),
])('%s says that it is left out', async (what, work) => {
  await expect(use(work)).rejects.toThrow(`${what} is left out of react-hook-form here.`);
});

test('a form of what is there fails at nothing', async () => {
  await expect(use(({ register }) => h('input', register('a')))).resolves.toBeUndefined();
});

test('another version fails the build', () => {
  expect(() =>
    leanReactHookForm(formsSource().replace('if (props.errors) {', 'if (props.faults) {')),
  ).toThrow('react-hook-form has not one effect');
  expect(() => leanReactHookForm(formsSource().replace('const _key = key;', ''))).toThrow('and 1 are known');
});
