import { CopyButton } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  overflow-wrap: anywhere;
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
      {text}
      <CopyButton value={value} label={label} iconOnly />
    </Line>
  );
}
