import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type ButtonVariant, buttonStyle } from './button-style';
import { Spinner } from './spinner';
import { type UiWord, useSay } from './ui-language';
import { useOffline } from './use-offline';

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

const OFFLINE: UiWord = 'This needs a connection. It works again as soon as you are back online.';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Shows a spinner and ignores presses, but keeps the focus. */
  readonly busy?: boolean | undefined;
  readonly fullWidth?: boolean;
  /**
   * Whether it asks the server for something: without a connection it cannot be pressed, and says why. One that submits or can be busy
   * does, unless it says otherwise.
   */
  readonly needsConnection?: boolean | undefined;
}

/** A button; `type` is `button` unless said otherwise, so a form's own button says `type="submit"`. */
export function Button({
  variant = 'primary',
  busy,
  fullWidth = false,
  type = 'button',
  needsConnection = type === 'submit' || busy !== undefined,
  onClick,
  disabled,
  title,
  children,
  ...button
}: ButtonProps) {
  const say = useSay();
  const isOut = useOffline() && needsConnection && !busy;
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also stops the submission that Enter in a field starts by clicking the form's button.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Face
      {...button}
      type={type}
      disabled={disabled || isOut}
      title={isOut ? say(OFFLINE) : title}
      $variant={variant}
      $fullWidth={fullWidth}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      <Label $busy={busy === true}>{children}</Label>
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
