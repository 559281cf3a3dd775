import { formatDateTime } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import type { PrivacyRequest } from '@fleetfoot/shared/model';
import { type Column, DataTable, EmptyState, LiveView, Section, SkeletonRows } from '@fleetfoot/shared/ui';

const KIND_WORDS = { found: 'Looked up', exported: 'Exported', erased: 'Erased' } as const;

function columns(names: ReadonlyMap<string, string>): readonly Column<PrivacyRequest>[] {
  return [
    { key: 'at', header: 'When', render: ({ at }) => formatDateTime(at) },
    { key: 'number', header: 'Number', render: ({ number }) => number },
    { key: 'kind', header: 'What', render: ({ kind }) => KIND_WORDS[kind] },
    { key: 'found', header: 'Found', align: 'end', render: ({ found }) => found },
    { key: 'erased', header: 'Erased', align: 'end', render: ({ erased }) => erased },
    { key: 'by', header: 'By', render: ({ by }) => names.get(by) ?? 'Somebody who has left' },
  ];
}

interface GivenAnswersProps {
  readonly answers: Live<readonly PrivacyRequest[]>;
  /** Names of members, by uid. */
  readonly names: ReadonlyMap<string, string>;
}

/** Proof that a request was answered, without the number it was about. */
export function GivenAnswers({ answers, names }: GivenAnswersProps) {
  return (
    <Section title="Answers given">
      <LiveView result={answers} skeleton={<SkeletonRows rows={2} label="Loading answers" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="No answers yet">Every look-up, export and erasure is listed here.</EmptyState>
          ) : (
            <DataTable caption="Answers given" columns={columns(names)} rows={list} rowKey={({ id }) => id} />
          )
        }
      </LiveView>
    </Section>
  );
}
