import { css } from 'styled-components';
import { SMALL_SCREEN } from './small-screen';

/** The look of everything that is typed into or chosen from. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: var(--target);
  /* Less than a line needs beside it, so that the height of targets is that of every control. */
  padding: 4px var(--space-3);
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  color: var(--text);
  /* Below 16 px a phone zooms into the field. */
  @media ${SMALL_SCREEN} {
    font-size: 1rem;
  }
  &::placeholder { color: var(--muted); opacity: 1; }
  &:hover:not(:disabled, :read-only, [aria-invalid='true']) { border-color: var(--muted); }
  &:focus-visible { border-color: var(--link); }
  &[aria-invalid='true'] { border-color: var(--danger-text); }
  &[aria-invalid='true']:focus-visible { outline-color: var(--danger-text); }
  &:disabled, &:is(input, textarea):read-only {
    background: var(--sunken);
    border-color: var(--border);
    color: var(--muted);
  }
`;
