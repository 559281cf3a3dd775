import { LinkButton, Page, SMALL_SCREEN, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { DELIVERY_VIEW } from '../texts/delivery-view';
import { TEST_MODE } from '../texts/test-mode';
import { TestStatus } from './test-status';

const Strip = styled.div`
  max-width: 1120px;
  margin-inline: auto;
  padding: var(--space-4) var(--space-8) 0;
  @media ${SMALL_SCREEN} { padding-inline: var(--space-4); }
`;

const Banner = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--warning-soft);
  > div { flex: 1 1 260px; }
  h2 { color: var(--warning-text); font-size: inherit; }
`;

/* As on the page of a delivery: its status runs on behind the title, and on a phone has a line of its own from the beginning. */
const TitleLine = styled.div`
  display: contents;
  h1, h1 + p { display: inline; }
  h1 { padding-inline-end: var(--space-3); }
  h1 + p > span { vertical-align: 4px; }
  @media (max-width: 480px) {
    h1 + p { display: block; min-height: 24px; }
    h1 + p > span { vertical-align: top; }
  }
`;

interface TestFrameProps extends ComponentProps<typeof Page> {
  /** Whether what it shows is made up, and stored nowhere. */
  readonly isExample?: boolean;
  /** Of a page about one delivery, how far it is; empty while that is not known. */
  readonly status?: string;
}

/** A page of test mode: it says above everything else what it shows, and leads out of it. */
export function TestFrame({ isExample = false, status, ...page }: TestFrameProps) {
  const id = useId();
  return (
    <>
      <Strip>
        <Banner aria-labelledby={id}>
          <div>
            <h2 id={id}>{isExample ? TEST_MODE.example.title : TEST_MODE.test.title}</h2>
            <p>{isExample ? TEST_MODE.example.text : TEST_MODE.test.text}</p>
          </div>
          <LinkButton variant="secondary" href="/">
            {isExample ? TEST_MODE.example.leave : TEST_MODE.test.leave}
          </LinkButton>
        </Banner>
      </Strip>
      {status === undefined ? (
        <Page {...page} />
      ) : (
        <TitleLine>
          <Page
            {...page}
            description={
              <>
                {status && <VisuallyHidden>{DELIVERY_VIEW.status}: </VisuallyHidden>}
                {status && <TestStatus status={status} />}
              </>
            }
          />
        </TitleLine>
      )}
    </>
  );
}
