import { styled } from 'styled-components';
import { Button } from './button';
import { Icon } from './icon';
import { useCopy } from './use-copy';
import { VisuallyHidden } from './visually-hidden';

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

export function CopyButton({ value, label, iconOnly = false }: CopyButtonProps) {
  const { isCopied, problem, copy } = useCopy(value);
  const icon = <Icon name={isCopied ? 'check' : 'copy'} />;
  return (
    <>
      {iconOnly ? (
        <Button variant="icon" onClick={copy} aria-label={label} title={label}>
          {icon}
        </Button>
      ) : (
        <Button variant="secondary" onClick={copy}>
          {icon}
          <span>{isCopied ? 'Copied' : label}</span>
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied ? 'Copied' : ''}</VisuallyHidden>
      {problem && <Problem role="alert">{problem}</Problem>}
    </>
  );
}
