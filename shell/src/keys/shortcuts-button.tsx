import { Button } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { useShellContext } from '../chrome/use-shell';
import { accountTexts } from '../texts/account';
import { useShellTexts } from '../texts/use-shell-texts';

// In line with the links above it.
const Opener = styled(Button)`
  justify-content: flex-start;
  gap: var(--space-3);
  padding-inline: 11px;
  color: var(--muted);
`;

/** Opens the list of keys; the menu of a small screen closes first. */
export function ShortcutsButton() {
  const { shell } = useShellContext();
  const { keys } = useShellTexts(accountTexts).texts;
  return (
    <Opener
      variant="quiet"
      fullWidth
      onClick={(event) => {
        event.currentTarget.closest('dialog')?.close?.();
        shell.setState({ areKeysListed: true });
      }}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path
          d="M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM7 10v.01M11 10v.01M15 10v.01M17 14v.01M7 14v.01M10 14h4"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span data-name="">{keys}</span>
    </Opener>
  );
}
