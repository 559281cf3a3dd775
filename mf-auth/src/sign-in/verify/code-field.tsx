import { CODE_LENGTH, codeIn } from '@fleetfoot/shared/domain';
import { OTPInput } from 'input-otp';
import { type Ref, useId } from 'react';
import { Box, Boxes, Field, Label, Problem } from './code-field-style';

interface CodeFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** Gets digits only. */
  onChange(digits: string): void;
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Six boxes drawn over one real input, so that autofill, paste and screen readers meet one field. */
export function CodeField({ ref, label, value, error, disabled, onChange }: CodeFieldProps) {
  const id = useId();
  return (
    // The id keeps input-otp from adding a style element to the document that would stay for good;
    // its rules are in our own styles.
    <Field id="input-otp-style">
      <Label htmlFor={id}>{label}</Label>
      <OTPInput
        ref={ref}
        id={id}
        name="code"
        value={value}
        maxLength={CODE_LENGTH}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        aria-disabled={disabled}
        // Its search for password managers' badges runs on timers and moves the field.
        pushPasswordManagerStrategy="none"
        noScriptCSSFallback={null}
        pasteTransformer={codeIn}
        onChange={(text) => onChange(onlyDigits(text))}
        render={({ slots }) => (
          <Boxes aria-hidden>
            {slots.map(({ char, isActive }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
              <Box key={position} $active={isActive} $invalid={error !== undefined}>
                {char}
              </Box>
            ))}
          </Boxes>
        )}
      />
      <Problem id={`${id}-error`} role="alert">
        {error}
      </Problem>
    </Field>
  );
}
