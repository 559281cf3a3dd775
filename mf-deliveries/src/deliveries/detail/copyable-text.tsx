import { CopyButton } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

// The button stays beside a text of any length, and does not increase the line height.
const Line = styled.span`
  display: flex;
  gap: var(--space-1);
  align-items: start;
  & > span { min-width: 0; overflow-wrap: anywhere; }
  & > button { flex: none; margin-block: calc((1.5em - var(--target-small)) / 2); }
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
      <span translate="no">{text}</span> <CopyButton value={value} label={label} iconOnly />
    </Line>
  );
}
