import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

const Link = styled.a`
  position: relative;
  svg { display: inline-block; margin-inline-start: var(--space-1); vertical-align: -0.125em; }
`;

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that leaves the product, in a new tab, and says so. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <Icon name="external" size={16} />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  );
}
