import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon';
import { Row } from './row';
import { SMALL_SCREEN } from './small-screen';
import { Stack } from './stack';

const Frame = styled.div<{ $width: 'narrow' | 'wide' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  width: 100%;
  max-width: ${({ $width }) => ($width === 'narrow' ? '720px' : 'var(--wide, 1120px)')};
  margin-inline: auto;
  padding: var(--space-8) var(--space-8) var(--space-12);
  @media ${SMALL_SCREEN} {
    padding: var(--space-5) var(--space-4) var(--space-10);
    gap: var(--space-5);
  }
`;

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 32px;
  margin-inline-start: -4px;
  padding-inline-end: var(--space-1);
  border-radius: var(--radius);
  color: var(--muted);
  font-size: var(--text-sm);
  font-weight: 500;
  text-decoration: none;
  &:hover { color: var(--text); }
`;

const Heading = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  p {
    margin-top: var(--space-1);
    color: var(--muted);
    max-width: 60ch;
  }
`;

const Actions = styled(Row)`
  @media ${SMALL_SCREEN} {
    flex: 1 1 100%;
    > :is(a, button) { flex: 1 1 auto; }
  }
`;

interface PageProps {
  readonly title: string;
  /** Whether the title is a name or a reference, which no translator is to change. */
  readonly isNamed?: boolean | undefined;
  readonly description?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** The page above this one. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** `narrow` for forms, `wide` for lists and overviews. */
  readonly width?: 'narrow' | 'wide';
  readonly children?: ReactNode;
}

/** Every page of the signed-in product: one heading, which takes the focus after a route change. */
export function Page({ title, isNamed, description, actions, back, width = 'wide', children }: PageProps) {
  return (
    <Frame $width={width}>
      <div>
        {back && (
          <Back href={back.href}>
            <Icon name="arrow-left" size={18} />
            <span>{back.label}</span>
          </Back>
        )}
        <Row justify="between" gap={4}>
          <Heading>
            <h1 tabIndex={-1} translate={isNamed ? 'no' : undefined}>
              {title}
            </h1>
            {description && <p>{description}</p>}
          </Heading>
          {actions && <Actions gap={2}>{actions}</Actions>}
        </Row>
      </div>
      {children}
    </Frame>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page whose content has a frame of its own, such as a table; for everything else there is `Card`. */
export function Section({ title, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Row justify="between">
        <h2 id={titleId}>{title}</h2>
        {actions && <Row gap={2}>{actions}</Row>}
      </Row>
      {children}
    </Stack>
  );
}
