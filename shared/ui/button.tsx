import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type ButtonVariant, buttonStyle } from './button-style';
import { Spinner } from './spinner';

const Face = styled.button<{ $variant: ButtonVariant; $fullWidth: boolean }>`
  ${buttonStyle}
`;

// Transparent, not hidden: the width stays and so does the accessible name.
const Label = styled.span<{ $busy: boolean }>`
  display: inherit;
  align-items: inherit;
  justify-content: inherit;
  gap: inherit;
  opacity: ${({ $busy }) => ($busy ? 0 : 1)};
`;

const Wait = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Shows a spinner and ignores presses, but keeps the focus. */
  readonly busy?: boolean | undefined;
  readonly fullWidth?: boolean;
}

/** A button; `type` is `button` unless said otherwise, so a form's own button says `type="submit"`. */
export function Button({
  variant = 'primary',
  busy = false,
  fullWidth = false,
  type = 'button',
  onClick,
  children,
  ...button
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also stops the submission that Enter in a field starts by clicking the form's button.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Face
      {...button}
      type={type}
      $variant={variant}
      $fullWidth={fullWidth}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      <Label $busy={busy}>{children}</Label>
      {busy && (
        <Wait>
          <Spinner />
        </Wait>
      )}
    </Face>
  );
}

const LinkFace = styled.a<{ $variant: ButtonVariant; $fullWidth: boolean }>`
  ${buttonStyle}
`;

interface LinkButtonProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly fullWidth?: boolean;
}

/** A link drawn as a button: it goes somewhere, it does not do something. */
export function LinkButton({ variant = 'primary', fullWidth = false, ...link }: LinkButtonProps) {
  return <LinkFace {...link} $variant={variant} $fullWidth={fullWidth} />;
}
