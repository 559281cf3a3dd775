import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Row } from './row';

const Head = styled(Row)`
  min-height: 28px;
  /* A title is as far from the top with buttons beside it as without. */
  > div { margin-block: -8px; }
`;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-5);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow);
`;

interface CardProps {
  readonly title?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function Card({ title, actions, children }: CardProps) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <Head justify="between">
          {title && <h2 id={titleId}>{title}</h2>}
          {actions && <Row gap={2}>{actions}</Row>}
        </Head>
      )}
      {children}
    </Frame>
  );
}
