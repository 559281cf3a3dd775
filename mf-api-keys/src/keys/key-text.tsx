import { FormError, useCopy, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { SECRETS } from '../texts/secrets';

/** A key in a monospaced font, in which 0 and O differ; it wraps on a small screen. */
export const KeyBox = styled.code`
  display: block;
  min-width: 0;
  padding: var(--space-3);
  background: var(--sunken);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: inherit;
  overflow-wrap: anywhere;
  text-align: start;
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: var(--text-sm);
`;

// The text of a button cannot be selected everywhere, and this one must be where copying is refused.
const CopyFace = styled(KeyBox)`
  width: 100%;
  cursor: pointer;
  user-select: text;
  &:hover { border-color: var(--control); }
`;

const Said = styled.span`
  float: inline-end;
  padding-inline-start: var(--space-2);
  color: var(--success-text);
`;

interface KeyTextProps {
  readonly value: string;
  /** What shows instead of the key while it is hidden; `undefined` shows the key. */
  readonly mask?: string | undefined;
  /** What a screen reader hears instead of the mask: `The API key is hidden.` */
  readonly maskLabel?: string | undefined;
}

/** A key, shown or masked, that is copied by a press on it. */
export function KeyText({ value, mask, maskLabel }: KeyTextProps) {
  const { isCopied, problem, copy } = useCopy(value);
  return (
    <>
      <CopyFace as="button" type="button" title={SECRETS.clickToCopy} onClick={copy}>
        {isCopied && <Said aria-hidden="true">{SECRETS.copied}</Said>}
        <span aria-hidden={mask !== undefined} translate="no">
          {mask ?? value}
        </span>
        <VisuallyHidden>{` ${mask === undefined ? '' : (maskLabel ?? '')} ${SECRETS.pressToCopy}`}</VisuallyHidden>
      </CopyFace>
      <VisuallyHidden role="status">{isCopied ? SECRETS.copied : ''}</VisuallyHidden>
      <FormError>{problem}</FormError>
    </>
  );
}
