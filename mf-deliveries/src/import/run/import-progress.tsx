import { formatNumber } from '@fleetfoot/shared/domain';
import { Button, Card, Row, Stack } from '@fleetfoot/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { importTexts } from '../../texts/import';
import { usePageTexts } from '../../texts/page-texts';
import type { ImportRun } from './use-import-run';

const Bar = styled.progress`
  width: 100%;
  height: 12px;
`;

/** How far the run is, by the server's answers. */
export function ImportProgress({ run }: { readonly run: ImportRun }) {
  const { run: texts } = usePageTexts(importTexts);
  const labelId = useId();
  const isStopping = run.phase === 'stopping';
  const progress = texts.progress(formatNumber(run.answered), formatNumber(run.total));
  return (
    <Card title={texts.title}>
      <Stack>
        <p id={labelId}>{isStopping ? texts.stopping(progress) : progress}</p>
        <Bar aria-labelledby={labelId} value={run.answered} max={run.total} />
        <Row justify="end">
          <Button variant="secondary" busy={isStopping} onClick={run.cancel}>
            {texts.cancel}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
