import type { ReactNode } from 'react';
import { useId } from 'react';
import { Row } from './row';
import { Stack } from './stack';

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
