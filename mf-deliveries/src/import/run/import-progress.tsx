import { formatNumber } from '@fleetfoot/shared/domain';
import { Button, Card, Row, Stack } from '@fleetfoot/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ImportRun } from './use-import-run';

const Bar = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: var(--accent);
`;

/** How far the run is, by the server's answers. */
export function ImportProgress({ run }: { readonly run: ImportRun }) {
  const labelId = useId();
  const isStopping = run.phase === 'stopping';
  return (
    <Card title="Creating deliveries">
      <Stack>
        <p id={labelId}>
          {formatNumber(run.answered)} of {formatNumber(run.total)} rows answered
          {isStopping ? '; waiting for the last answer' : ''}
        </p>
        <Bar aria-labelledby={labelId} value={run.answered} max={run.total} />
        <Row justify="end">
          <Button variant="secondary" busy={isStopping} onClick={run.cancel}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
