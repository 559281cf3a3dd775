import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PRODUCT_NAME } from '../domain/product';
import { ProductMark } from './product-mark';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  justify-content: center;
  align-content: safe center;
  gap: var(--space-6);
  min-height: 100dvh;
  padding: var(--space-6) var(--space-4) 14dvh;
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  font-size: var(--text-lg);
  font-weight: 650;
  letter-spacing: -0.015em;
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-8);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow);
  @media (max-width: 480px) {
    padding: var(--space-6) var(--space-5);
  }
`;

const Description = styled.p`
  margin-top: var(--space-2);
  color: var(--muted);
`;

interface NarrowPageProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
}

/** The centred card of signing in and setting up. */
export function NarrowPage({ title, description, children }: NarrowPageProps) {
  return (
    <Frame>
      <Brand>
        <ProductMark />
        <span translate="no">{PRODUCT_NAME}</span>
      </Brand>
      <Sheet>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {description && <Description>{description}</Description>}
        </div>
        {children}
      </Sheet>
    </Frame>
  );
}
