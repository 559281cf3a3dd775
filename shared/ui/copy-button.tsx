import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from './button';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

const SHOWN_MS = 2000;

const Problem = styled.span`
  flex-basis: 100%;
  color: var(--danger-text);
  font-size: var(--text-xs);
`;

interface CopyButtonProps {
  readonly value: string;
  /** What the button says: `Copy API key`. */
  readonly label: string;
  /** Shows the icon alone; the label stays its name and its tooltip. */
  readonly iconOnly?: boolean;
}

type Outcome = 'copied' | 'refused' | undefined;

export function CopyButton({ value, label, iconOnly = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  const icon = <Icon name={outcome === 'copied' ? 'check' : 'copy'} />;
  return (
    <>
      {iconOnly ? (
        <Button variant="icon" onClick={copy} aria-label={label} title={label}>
          {icon}
        </Button>
      ) : (
        <Button variant="secondary" onClick={copy}>
          {icon}
          {outcome === 'copied' ? 'Copied' : label}
        </Button>
      )}
      <VisuallyHidden role="status">{outcome === 'copied' ? 'Copied' : ''}</VisuallyHidden>
      {outcome === 'refused' && (
        <Problem role="alert">
          Your browser did not allow copying. Select the text and copy it with the keyboard.
        </Problem>
      )}
    </>
  );
}
