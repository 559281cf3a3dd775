import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'danger-outline' | 'quiet' | 'icon';

const VARIANTS = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover { background: var(--accent-hover); }
    &:active { background: var(--accent-pressed); }
  `,
  secondary: css`
    background: var(--surface);
    border-color: var(--control);
    color: var(--text);
    &:hover { background: var(--sunken); }
  `,
  danger: css`
    background: var(--danger);
    color: var(--on-danger);
    &:hover { background: var(--danger-hover); }
  `,
  'danger-outline': css`
    background: var(--surface);
    border-color: var(--control);
    color: var(--danger-text);
    &:hover { background: var(--danger-soft); }
  `,
  quiet: css`
    padding-inline: var(--space-2);
    background: transparent;
    color: var(--link);
    &:hover { background: var(--accent-soft); }
  `,
  icon: css`
    min-width: var(--target-small);
    min-height: var(--target-small);
    padding: 0;
    background: transparent;
    color: var(--muted);
    &:hover { background: var(--sunken); color: var(--text); }
  `,
};

/** The look of a button and of a link that is drawn as one. */
export const buttonStyle = css<{ $variant: ButtonVariant; $fullWidth: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  min-height: var(--target);
  min-width: var(--target);
  /* Less than a line needs beside it, as in fields. */
  padding: 6px var(--space-4);
  border: 1px solid transparent;
  border-radius: var(--radius);
  font-weight: 550;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${({ $variant }) => VARIANTS[$variant]}
  &:disabled {
    background: var(--neutral-soft);
    border-color: transparent;
    color: var(--muted);
    cursor: not-allowed;
  }
  &[aria-busy='true'] { cursor: progress; }
  @media (forced-colors: active) {
    border-color: currentColor;
  }
`;
