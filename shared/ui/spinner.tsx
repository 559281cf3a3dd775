import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from './visually-hidden';

const turn = keyframes`to { rotate: 1turn; }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.7s linear infinite;
  @media (forced-colors: active) {
    border-inline-end-color: Canvas;
  }
`;

interface SpinnerProps {
  /** Said to screen readers. Without it the spinner is decoration. */
  readonly label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <Ring aria-hidden="true" />;
  return (
    <span role="status">
      <Ring aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
