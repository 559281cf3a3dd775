import { LinkButton, Page, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';

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

interface TestFrameProps extends ComponentProps<typeof Page> {
  /** Whether what it shows is made up, and stored nowhere. */
  readonly isExample?: boolean;
}

/** A page of test mode: it says above everything else what it shows, and leads out of it. */
export function TestFrame({ isExample = false, ...page }: TestFrameProps) {
  const id = useId();
  return (
    <>
      <Strip>
        <Banner aria-labelledby={id}>
          <div>
            <h2 id={id}>{isExample ? 'Example' : 'Test mode'}</h2>
            <p>
              {isExample
                ? 'Everything here is made up. Nothing is stored, sent, charged or told to anybody.'
                : "These deliveries are the API's test data. No courier is sent, and nothing is charged or delivered."}
            </p>
          </div>
          <LinkButton variant="secondary" href="/">
            {isExample ? 'Leave the example' : 'Leave test mode'}
          </LinkButton>
        </Banner>
      </Strip>
      <Page {...page} />
    </>
  );
}
