import { css } from 'styled-components';

/** The look of a `role="switch"`: its name, and an `i` at the end. */
export const switchStyle = css`
  min-height: var(--target);
  padding-inline: var(--space-3);
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  color: var(--muted);
  font-weight: 500;
  border-radius: var(--radius);
  text-decoration: none;
  &:hover { background: var(--sunken); color: var(--text); }
  i {
    flex: none;
    width: 36px;
    height: 20px;
    padding: 2px;
    border: 1px solid var(--control);
    border-radius: 10px;
    background: var(--surface);
    forced-color-adjust: none;
  }
  i::after {
    content: '';
    display: block;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--muted);
  }
  &[aria-checked='true'] { color: var(--text); }
  &[aria-checked='true'] i { border-color: var(--accent); background: var(--accent); }
  &[aria-checked='true'] i::after { margin-inline-start: auto; background: var(--surface); }
`;
