import { type Ref, useId } from 'react';
import type { Address, Coordinates } from '../domain/geo';
import { useLoaded } from '../parts/use-loaded';
import { TextField } from '../ui/text-field';
import { AddressList } from './address-list';
import { AddressProblem } from './address-problem';
import { AddressStatus, addressMessage } from './address-status';
import type { FindOwn } from './own-suggestion';
import { useAddressCombobox } from './use-address-combobox';
import type { ApiState } from './use-maps-api';

const loadScript = () => import(/* webpackChunkName: "places-script" */ './places-script');

/** Makes `google.maps.places` available while mounted, loading what that takes. Renders nothing. */
function Places({ onChange }: { readonly onChange: (state: ApiState) => void }) {
  const { value: script } = useLoaded(loadScript, () => onChange('failed'));
  return script && <script.PlacesScript onChange={onChange} />;
}

interface AddressComboboxProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly text: string;
  /** What the page suggests itself, above what the search finds. */
  readonly findOwn?: FindOwn | undefined;
  /** Where a Plus Code is looked for that names no place. */
  readonly near?: Coordinates | undefined;
  /** Every change of the text, by typing and by choosing; typing means that an earlier choice no longer holds. */
  readonly onTextChange: (text: string) => void;
  /** A suggestion was chosen; called after `onTextChange` with its full address. */
  readonly onSelect: (address: Address) => void;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Says in another language what the field says by itself in English; `#` stands for how many addresses were found. */
  readonly say?: ((text: string) => string) | undefined;
}

/** A field that suggests South African addresses. What is typed stays possible when the suggestions are not. */
export function AddressCombobox(props: AddressComboboxProps) {
  const {
    label,
    text,
    findOwn,
    near,
    onTextChange,
    onSelect,
    onFocus,
    onBlur,
    say = String,
    ...field
  } = props;
  const listId = useId();
  const combobox = useAddressCombobox({ text, findOwn, near, onTextChange, onSelect });
  const { api, suggestions, active } = combobox;
  const count = suggestions.length;
  const open = count > 0;
  return (
    <div>
      <TextField
        {...field}
        label={label}
        value={text}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onFocus={() => {
          combobox.load();
          onFocus?.();
        }}
        onClick={combobox.openOwn}
        onChange={(event) => combobox.type(event.target.value)}
        onKeyDown={combobox.onKeyDown}
        onBlur={() => {
          combobox.close();
          onBlur?.();
        }}
        attached={
          open && (
            <AddressList
              id={listId}
              label={label}
              suggestions={suggestions}
              hasFound={combobox.hasFound}
              active={active}
              say={say}
              onChoose={combobox.choose}
            />
          )
        }
      />
      <AddressStatus
        message={say(addressMessage({ api, search: combobox.search, count })).replace('#', `${count}`)}
        visible={!open}
      />
      <AddressProblem
        problem={combobox.problem}
        api={api}
        search={combobox.search}
        say={say}
        onRetry={combobox.retry}
      />
      {api && <Places key={combobox.attempt} onChange={combobox.onApiChange} />}
    </div>
  );
}
