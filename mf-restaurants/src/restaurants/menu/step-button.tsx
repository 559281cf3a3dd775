import { Icon, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

const Face = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  color: var(--text);
  cursor: pointer;
  &:hover { background: var(--sunken); }
  &[aria-disabled='true'] {
    background: transparent;
    border-color: var(--border);
    color: var(--border);
    cursor: default;
  }
  &[data-step='-1'] svg { transform: rotate(180deg); }
`;

interface StepButtonProps {
  readonly step: 1 | -1;
  /** What is moved. */
  readonly name: string;
  /** At the end there is nowhere to go; the button stays, and with it the focus. */
  readonly isAtEnd: boolean;
  readonly onPress: (button: HTMLElement) => void;
}

export function StepButton({ step, name, isAtEnd, onPress }: StepButtonProps) {
  return (
    <Face
      type="button"
      data-step={step}
      aria-disabled={isAtEnd}
      onClick={(event) => !isAtEnd && onPress(event.currentTarget)}
    >
      <Icon name="chevron-down" />
      <VisuallyHidden>
        Move {step < 0 ? 'up' : 'down'} {name}
      </VisuallyHidden>
    </Face>
  );
}
