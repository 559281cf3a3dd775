import { type Ref, useId } from 'react';
import type { Address } from '../domain/geo';
import { TextField } from '../ui/text-field';
import { AddressList } from './address-list';
import { addressMessage } from './address-message';
import { AddressProblem } from './address-problem';
import { AddressStatus } from './address-status';
import type { FindOwn } from './own-suggestion';
import { Places } from './places';
import { useAddressCombobox } from './use-address-combobox';

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
  /** Every change of the text, by typing and by choosing; typing means that an earlier choice no longer holds. */
  readonly onTextChange: (text: string) => void;
  /** A suggestion was chosen; called after `onTextChange` with its full address. */
  readonly onSelect: (address: Address) => void;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/** A field that suggests South African addresses. What is typed stays possible when the suggestions are not. */
export function AddressCombobox(props: AddressComboboxProps) {
  const { label, text, findOwn, onTextChange, onSelect, onFocus, onBlur, ...field } = props;
  const listId = useId();
  const combobox = useAddressCombobox({ text, findOwn, onTextChange, onSelect });
  const { api, suggestions, active } = combobox;
  const open = suggestions.length > 0;
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
              onChoose={combobox.choose}
            />
          )
        }
      />
      <AddressStatus
        message={addressMessage({ api, search: combobox.search, count: suggestions.length })}
        visible={!open}
      />
      <AddressProblem
        problem={combobox.problem}
        api={api}
        search={combobox.search}
        onRetry={combobox.retry}
      />
      {api && <Places key={combobox.attempt} onChange={combobox.onApiChange} />}
    </div>
  );
}
