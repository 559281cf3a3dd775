import type { ImportAnswer } from '@fleetfoot/shared/operations';
import { DataTable, LinkButton, Row, Section, Stack } from '@fleetfoot/shared/ui';
import type { CheckedLine } from '../check/check-lines';
import { counted } from '../counted';

interface ImportOutcomeProps {
  readonly created: readonly CheckedLine[];
  readonly duplicates: readonly CheckedLine[];
  readonly answers: Readonly<Record<number, ImportAnswer>>;
}

/** What the server made of the rows so far. */
export function ImportOutcome({ created, duplicates, answers }: ImportOutcomeProps) {
  if (created.length + duplicates.length === 0) return undefined;
  function existing({ row }: CheckedLine): string {
    return `/deliveries/${answers[row]?.deliveryID ?? ''}`;
  }
  return (
    <Section title="Result">
      <Stack>
        <p role="status">
          {counted(created.length, 'delivery')} created.
          {duplicates.length > 0 &&
            ` ${counted(duplicates.length, 'row')} not created, because their external ID exists already.`}
        </p>
        {created.length > 0 && (
          <Row>
            <LinkButton href="/deliveries" variant="secondary">
              See deliveries
            </LinkButton>
          </Row>
        )}
        {duplicates.length > 0 && (
          <DataTable
            caption="Rows whose external ID exists already"
            columns={[
              { key: 'id', header: 'External ID', render: ({ delivery }) => delivery.external_id },
              { key: 'row', header: 'Row', align: 'end', render: ({ number }) => number },
              { key: 'name', header: 'Drop-off name', render: ({ delivery }) => delivery.dropoff.name },
            ]}
            rows={duplicates}
            rowKey={({ row }) => String(row)}
            rowHref={existing}
            rowLabel={({ delivery }) => `${delivery.external_id}: see the delivery that exists`}
          />
        )}
      </Stack>
    </Section>
  );
}
