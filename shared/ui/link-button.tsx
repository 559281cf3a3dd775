import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ButtonVariant, buttonStyle } from './button-style';

const Face = styled.a<{ $variant: ButtonVariant; $fullWidth: boolean }>`
  ${buttonStyle}
`;

interface LinkButtonProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly fullWidth?: boolean;
}

/** A link drawn as a button: it goes somewhere, it does not do something. */
export function LinkButton({ variant = 'primary', fullWidth = false, ...link }: LinkButtonProps) {
  return <Face {...link} $variant={variant} $fullWidth={fullWidth} />;
}
