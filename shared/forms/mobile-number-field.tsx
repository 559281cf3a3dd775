import { COUNTRY, nationalDigits, parseMobileNumber } from '@fleetfoot/shared/domain';
import { TextField } from '@fleetfoot/shared/ui';
import { type ComponentProps, useState } from 'react';

/** Characters behind +27 that make a whole number. */
const WHOLE = 9;

/**
 * What the field behind the fixed +27 keeps of a typed or pasted text: of `082 123 4567`, `821234567`.
 * Words and numbers of other countries stay as they are, to be corrected.
 */
export function typedNumber(input: string): string {
  return /[a-z]/i.test(input) ? input : (nationalDigits(input) ?? input);
}

/** Whether as much is typed as can be sent. */
export function isWholeNumber(typed: string): boolean {
  return typed.length === WHOLE;
}

/**
 * A number in groups, as it belongs behind the fixed +27: `82 123 4567`.
 * @returns the input unchanged while it is not a mobile number
 */
export function groupedNumber(input: string): string {
  const number = parseMobileNumber(input);
  if (!number.ok) return input;
  return number.value.slice(COUNTRY.callingCode.length).replace(/^(\d{2})(\d{3})/, '$1 $2 ');
}

interface MobileNumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** As `typedNumber` keeps it, or a number in any form to begin with. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Shows a whole number in groups until it is edited again. */
  readonly grouped?: boolean;
}

/** A South African mobile number behind a fixed +27, typed or pasted in any form; `parseMobileNumber` reads its value. */
export function MobileNumberField({ value, onChange, grouped = false, ...field }: MobileNumberFieldProps) {
  const [isEdited, setEdited] = useState(false);
  return (
    <TextField
      {...field}
      prefix={COUNTRY.callingCode}
      type="tel"
      inputMode="tel"
      value={grouped && !isEdited ? groupedNumber(value) : value}
      onBlur={() => setEdited(false)}
      onChange={({ currentTarget }) => {
        setEdited(true);
        onChange(typedNumber(currentTarget.value));
      }}
    />
  );
}
