import { formatNumber } from '@fleetfoot/shared/domain';
import type { ImportAnswer } from '@fleetfoot/shared/operations';
import { DataTable, LinkButton, Row, Section, Stack } from '@fleetfoot/shared/ui';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import type { CheckedLine } from '../check/check-lines';

interface ImportOutcomeProps {
  readonly created: readonly CheckedLine[];
  readonly duplicates: readonly CheckedLine[];
  readonly answers: Readonly<Record<number, ImportAnswer>>;
}

/** What the server made of the rows so far. */
export function ImportOutcome({ created, duplicates, answers }: ImportOutcomeProps) {
  const { run: texts, row, rows, deliveries } = usePageTexts(importTexts);
  const say = useInWords();
  if (created.length + duplicates.length === 0) return undefined;
  function existing({ row }: CheckedLine): string {
    return `/deliveries/${answers[row]?.deliveryID ?? ''}`;
  }
  return (
    <Section title={texts.result}>
      <Stack>
        <p role="status">
          {[
            texts.created(deliveries(formatNumber(created.length))),
            duplicates.length > 0 && texts.duplicates(rows(formatNumber(duplicates.length))),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {created.length > 0 && (
          <Row>
            <LinkButton href="/deliveries" variant="secondary">
              {texts.see}
            </LinkButton>
          </Row>
        )}
        {duplicates.length > 0 && (
          <DataTable
            caption={texts.caption}
            columns={[
              {
                isData: true,
                key: 'id',
                header: say('External ID'),
                render: ({ delivery }) => delivery.external_id,
              },
              { key: 'row', header: row, align: 'end', render: ({ number }) => number },
              {
                isData: true,
                key: 'name',
                header: say('Drop-off name'),
                render: ({ delivery }) => delivery.dropoff.name,
              },
            ]}
            rows={duplicates}
            rowKey={({ row }) => String(row)}
            rowHref={existing}
            rowLabel={({ delivery }) => texts.existing(delivery.external_id)}
          />
        )}
      </Stack>
    </Section>
  );
}
