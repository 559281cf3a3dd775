import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as React from 'react';
import { act, createElement as h, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const fromShared = createRequire(createRequire(import.meta.url).resolve('@fleetfoot/shared/package.json'));
const FOLDER = path.dirname(fromShared.resolve('react-hook-form/package.json'));

export const formsSource = () => readFileSync(path.join(FOLDER, 'dist/index.esm.mjs'), 'utf8');

/**
 * The library as a build has it.
 * @param {string} source of its module
 */
export function formsOf(source) {
  const body = source
    .replace(/^import React from 'react';/, '')
    .replace(/export \{([^}]+)\};/, (_, names) => `return {${names}};`);
  return new Function('React', body)(React);
}

const EMPTY = {
  name: '',
  level: 'now',
  times: { start: '', end: '' },
  stop: { address: { text: '' }, note: '' },
};

/** Wrong is what is empty, an end before its start, and an address that was not chosen. */
function check({ name, times, stop, ...rest }) {
  const errors = {};
  if (name.trim() === '') errors.name = { type: 'empty', message: 'Enter a name.' };
  if (times.end < times.start) errors.times = { end: { type: 'order', message: 'Later.' } };
  if (!stop.address.place) errors.stop = { address: { type: 'check', message: 'Choose it.' } };
  const isRight = Object.keys(errors).length === 0;
  return isRight ? { values: { ...rest, name: name.trim(), times, stop }, errors } : { values: {}, errors };
}

/** What happens in a form that uses of the library what forms use of it: what was shown, kept, refused and sent. */
export async function storyOf({ useForm, FormProvider, useFormContext, useWatch }) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const told = [];
  const tell = (...what) => void told.push(what.map((part) => JSON.stringify(part)).join(' '));
  const place = document.body.appendChild(document.createElement('main'));
  let form;
  let turn;

  function Times() {
    const { register, getFieldState, formState } = useFormContext();
    return h(
      'p',
      null,
      h('input', { id: 'start', ...register('times.start', { deps: ['times.end'] }) }),
      h('input', { id: 'end', ...register('times.end') }),
      getFieldState('times.end', formState).error?.message,
    );
  }
  function Address() {
    const { control, setValue, formState } = useFormContext();
    const address = useWatch({ control, name: 'stop.address' });
    const shouldValidate = formState.isSubmitted;
    const choose = () => setValue('stop.address', { text: 'Beach Road', place: 1 }, { shouldValidate });
    return h('button', { id: 'choose', type: 'button', onClick: choose }, address.text);
  }
  function Watched() {
    const { control } = useFormContext();
    const [level, stop] = useWatch({ control, name: ['level', 'stop'] });
    const seen = JSON.stringify([level, stop]);
    // How often it is drawn is not the same: the whole also follows what was touched.
    useEffect(() => tell('watched', seen), [seen]);
    return level === 'later' && h(Times);
  }
  function Page() {
    const [isOpen, setOpen] = useState(true);
    turn = () => setOpen(!isOpen);
    form = useForm({ resolver: check, shouldFocusError: false, defaultValues: EMPTY });
    const { errors, isSubmitted, isSubmitting, submitCount } = form.formState;
    useEffect(
      () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell('kept', values) }),
      [],
    );
    const [name] = form.watch(['name']);
    const submit = form.handleSubmit(
      (values) => tell('sent', values),
      () => tell('refused'),
    );
    const level = form.register('level', { onChange: ({ target }) => tell('chosen', target.value) });
    return h(
      FormProvider,
      form,
      h(
        'form',
        { onSubmit: (event) => void submit(event) },
        h('output', null, `${name} ${submitCount} ${isSubmitted} ${isSubmitting} ${JSON.stringify(errors)}`),
        h('input', { id: 'name', ...form.register('name') }),
        ['now', 'later'].map((value) =>
          h('input', { key: value, id: value, type: 'radio', value, ...level }),
        ),
        h(Watched),
        isOpen &&
          h('textarea', {
            id: 'note',
            ...form.register('stop.note', { setValueAs: (text) => text.replace('\n', ', ') }),
          }),
        h(Address),
      ),
    );
  }

  const root = createRoot(place);
  /** Does something, lets what comes of it come, and tells what is there then. */
  async function step(what, work) {
    await act(async () => void (await work()));
    const values = [...place.querySelectorAll('input, textarea')].map(
      ({ id, value, checked }) => `${id} ${value} ${checked}`,
    );
    tell(what, place.innerHTML, values, document.activeElement.id, form.getValues(), form.getValues('name'));
  }
  function type(id, text) {
    const field = document.getElementById(id);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('focusout', { bubbles: true }));
  }
  const click = (id) => document.getElementById(id).click();
  const send = () => place.querySelector('form').requestSubmit();

  await step('drawn', () => root.render(h(StrictMode, null, h(Page))));
  await step('typed', () => type('name', ' '));
  await step('sent empty', send);
  await step('typed a name', () => type('name', ' Umoya '));
  await step('chosen', () => click('choose'));
  await step('later', () => click('later'));
  await step('wrong times', () => {
    type('end', '1');
    type('start', '2');
  });
  await step('sent with wrong times', send);
  await step('put right by the other', () => type('start', '0'));
  await step('two lines', () => type('note', 'one\ntwo'));
  await step('closed', () => turn());
  await step('opened', () => turn());
  await step('sent', send);
  await step('filled', () => {
    form.setValue('stop.note', 'three');
    form.setValue('times', { start: '5', end: '6' }, { shouldValidate: false });
    form.setValue('name', '', { shouldValidate: true });
  });
  await step('now', () => click('now'));
  await step('another', () =>
    form.reset({ ...EMPTY, name: 'Kota' }, { keepDefaultValues: true, keepSubmitCount: true }),
  );
  await step('typed into it', () => type('name', 'Kota 2'));
  await step('sent at once, twice', () => {
    send();
    send();
  });
  await step('begun anew', () => form.reset(EMPTY));
  await step('focused', async () => {
    form.setFocus('stop.note');
    await new Promise((resolve) => setTimeout(resolve));
  });
  await act(async () => root.unmount());
  place.remove();
  return told;
}
