import { CopyButton } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

// The button follows the last word and does not make its line taller.
const Line = styled.span`
  overflow-wrap: anywhere;
  & > button {
    margin-block: calc(-1 * var(--space-2));
    vertical-align: middle;
  }
`;

interface CopyableTextProps {
  readonly text: string;
  /** What the text is, in full: `Pickup address`. */
  readonly name: string;
  /** What the button is called: `Copy address`. */
  readonly label: string;
  /** What is copied, when it differs from what is shown. */
  readonly value?: string;
}

export function CopyableText({ text, name, label, value = text }: CopyableTextProps) {
  return (
    <Line role="group" aria-label={name}>
      {text} <CopyButton value={value} label={label} iconOnly />
    </Line>
  );
}
