import { AppError } from '@fleetfoot/shared/domain';
import { deferred } from '@fleetfoot/shared/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { type FormDraft, useSaveForm } from './use-save-form';

interface Values {
  readonly name: string;
  readonly city: string;
}

const Schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.')),
  city: v.pipe(v.string(), v.nonEmpty('Enter a city.')),
});
const FILLED: Values = { name: ' Umoya ', city: 'Polokwane' };
const EMPTY: Values = { name: '', city: '' };

interface FormProps {
  readonly save: (output: Values) => Promise<void>;
  readonly defaults?: Values;
  readonly draft?: FormDraft<Values>;
  readonly onSaved?: (output: Values) => void;
  readonly onInvalid?: () => void;
}

/** The city is registered first and stands second; the button is outside the form, as in a dialog. */
function Form({ save, defaults = FILLED, draft, onSaved = () => {}, onInvalid = () => {} }: FormProps) {
  const { form, formProps, isSaving, failure } = useSaveForm({
    schema: () => Schema,
    defaults,
    draft,
    save,
    onSaved,
    onInvalid,
    wording: (reason) => `Not saved. ${reason}`,
  });
  const { errors } = form.formState;
  const city = form.register('city');
  return (
    <>
      <form {...formProps} id="form" aria-label="Restaurant">
        <input aria-label="Name" aria-invalid={errors.name !== undefined} {...form.register('name')} />
        <input aria-label="City" aria-invalid={errors.city !== undefined} {...city} />
        {failure && <p role="alert">{failure}</p>}
      </form>
      <button type="submit" form="form" disabled={isSaving}>
        Save
      </button>
    </>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = () => screen.getByRole('button', { name: 'Save' });

function setUp(props: Partial<FormProps> = {}) {
  const save = jest.fn<Promise<void>, [Values]>(props.save ?? (async () => {}));
  const all = { onSaved: jest.fn(), onInvalid: jest.fn(), ...props, save };
  const { rerender } = render(<Form {...all} />);
  return { ...all, show: (next: FormProps) => rerender(<Form {...next} />), user: userEvent.setup() };
}

test('the focus moves to the first wrong field in the order of the page', async () => {
  const { save, onInvalid, user } = setUp({ defaults: EMPTY });
  await user.click(press());
  expect(field('Name')).toHaveFocus();
  expect(onInvalid).toHaveBeenCalledTimes(1);
  await user.type(field('Name'), 'Umoya');
  await user.click(press());
  expect(field('City')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('checked values are saved, then the draft is discarded', async () => {
  const steps: string[] = [];
  const draft = { write: jest.fn(), discard: () => void steps.push('discarded') };
  const onSaved = jest.fn(() => void steps.push('saved'));
  const { save, user } = setUp({ draft, onSaved });
  await user.click(press());
  expect(save).toHaveBeenCalledWith({ name: 'Umoya', city: 'Polokwane' }, FILLED);
  expect(steps).toEqual(['discarded', 'saved']);
});

test('a failed save shows the reason, keeps the draft and returns the focus to the button', async () => {
  const draft = { write: jest.fn(), discard: jest.fn() };
  const save = jest.fn(() => Promise.reject(new AppError('offline', 'test')));
  const { user, onSaved } = setUp({ draft, save });
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Not saved. You are offline/);
  expect(press()).toHaveFocus();
  expect(draft.discard).not.toHaveBeenCalled();
  expect(onSaved).not.toHaveBeenCalled();
  await user.type(field('City'), '!');
  expect(screen.getByRole('alert')).toBeVisible();
});

test('a second press during a save is ignored', async () => {
  const { save } = setUp({ save: () => new Promise(() => {}) });
  const form = screen.getByRole<HTMLFormElement>('form');
  await act(async () => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(save).toHaveBeenCalledTimes(1);
});

test('text typed during a save stays in the form, which says that it is not saved', async () => {
  const answer = deferred();
  const draft = { write: jest.fn(), discard: jest.fn() };
  const { save, user, onSaved } = setUp({ draft, save: () => answer.promise });
  await user.click(press());
  await user.type(field('City'), '!');
  await act(async () => answer.resolve());
  expect(screen.getByRole('alert')).toHaveTextContent('What you changed since then is not: save it too.');
  expect(field('City')).toHaveValue('Polokwane!');
  expect(onSaved).not.toHaveBeenCalled();
  expect(draft.discard).not.toHaveBeenCalled();
  save.mockResolvedValue(undefined);
  await user.click(press());
  expect(onSaved).toHaveBeenCalledWith({ name: 'Umoya', city: 'Polokwane!' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('every change is written to the draft, whose values win over the defaults', async () => {
  const draft = { value: { name: 'Kota' }, write: jest.fn() };
  const { user } = setUp({ draft });
  expect(field('Name')).toHaveValue('Kota');
  expect(field('City')).toHaveValue('Polokwane');
  await user.type(field('City'), '!');
  expect(draft.write).toHaveBeenLastCalledWith({ name: 'Kota', city: 'Polokwane!' });
});

test('new defaults reset the form', async () => {
  const { user, save, show } = setUp();
  await user.type(field('City'), '!');
  show({ save, defaults: { name: 'Kota', city: 'Durban' } });
  expect(field('Name')).toHaveValue('Kota');
  expect(field('City')).toHaveValue('Durban');
});

const TripSchema = v.pipe(
  v.object({
    stop: v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(5, 'Shorten the name.')),
      city: v.pipe(v.string(), v.nonEmpty('Enter a city.')),
    }),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.stop.city !== 'Durban') return;
    for (const message of ['Too early.', 'Too late.'])
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: {}, key: 'time', value: '' }] });
  }),
  v.transform(({ stop }) => `${stop.name}, ${stop.city}`),
);

function renderTrip(name: string, city: string) {
  const schema = jest.fn(() => TripSchema);
  const saved = jest.fn();
  const defaults = { stop: { name, city }, time: '' };
  const { result } = renderHook(() => {
    const { form } = useSaveForm({ schema, defaults, save: async () => {} });
    return { form, errors: form.formState.errors };
  });
  const submit = () => act(() => result.current.form.handleSubmit((output) => saved(output))());
  return { schema, saved, result, submit };
}

test('the saved value is what the schema makes of the typed ones', async () => {
  const { saved, result, submit } = renderTrip(' Umoya ', 'Polokwane');
  await submit();
  expect(saved).toHaveBeenCalledWith('Umoya, Polokwane');
  expect(result.current.errors).toEqual({});
});

test('a wrong field has its message, also inside a group of fields', async () => {
  const { saved, result, submit } = renderTrip('Polokwane', '');
  await submit();
  expect(saved).not.toHaveBeenCalled();
  expect(result.current.errors).toEqual({
    stop: {
      name: { type: 'max_length', message: 'Shorten the name.' },
      city: { type: 'non_empty', message: 'Enter a city.' },
    },
  });
});

test('the first of two messages for one field is shown', async () => {
  const { result, submit } = renderTrip('Kota', 'Durban');
  await submit();
  expect(result.current.errors).toEqual({ time: { type: 'raw_check', message: 'Too early.' } });
});

test('the schema is made once, at the first check', async () => {
  const { schema, submit } = renderTrip('Kota', 'Polokwane');
  expect(schema).not.toHaveBeenCalled();
  await submit();
  await submit();
  expect(schema).toHaveBeenCalledTimes(1);
});
