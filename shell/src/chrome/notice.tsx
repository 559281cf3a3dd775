import { Button, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { SIDEBAR_WIDTH } from './shell-style';

const Strip = styled.div`
  padding: var(--space-4) var(--space-8) 0;
  html[data-layout='sidebar'] & { margin-inline-start: ${SIDEBAR_WIDTH}; }
  @media ${SMALL_SCREEN} {
    padding-inline: var(--space-4);
    html[data-layout='sidebar'] & { margin-inline-start: 0; }
  }
`;

const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  max-width: 1056px;
  margin-inline: auto;
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-lg);
  background: var(--info-soft);
  html[data-layout='plain'] & { max-width: 440px; }
  > div { flex: 1 1 280px; }
  p { margin-top: var(--space-1); max-width: 72ch; }
`;

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly onDismiss: () => void;
}

/** Says above the page what has happened to the user's session; a screen reader hears it once. */
export function Notice({ title, text, onDismiss }: NoticeProps) {
  return (
    <Strip>
      <Frame aria-label="Notice">
        <div role="alert">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <Button variant="secondary" onClick={onDismiss}>
          Dismiss
        </Button>
      </Frame>
    </Strip>
  );
}
