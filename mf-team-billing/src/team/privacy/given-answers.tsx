import { formatDateTime } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import type { PrivacyRequest } from '@fleetfoot/shared/model/privacy/privacy';
import { type Column, DataTable, EmptyState, LiveView, Section, SkeletonRows } from '@fleetfoot/shared/ui';
import { ANSWER_KINDS, ANSWERS, PRIVACY } from '../../texts/privacy';

function columns(names: ReadonlyMap<string, string>): readonly Column<PrivacyRequest>[] {
  return [
    { key: 'at', header: ANSWERS.when, render: ({ at }) => formatDateTime(at) },
    { isData: true, key: 'number', header: ANSWERS.number, render: ({ number }) => number },
    { key: 'kind', header: ANSWERS.what, render: ({ kind }) => ANSWER_KINDS[kind] },
    { key: 'found', header: ANSWERS.found, align: 'end', render: ({ found }) => found },
    { key: 'erased', header: ANSWERS.erased, align: 'end', render: ({ erased }) => erased },
    {
      isData: true,
      key: 'by',
      header: ANSWERS.by,
      render: ({ by }) => names.get(by) ?? PRIVACY.formerMember,
    },
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
    <Section title={ANSWERS.title}>
      <LiveView result={answers} skeleton={<SkeletonRows rows={2} label={ANSWERS.loading} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={ANSWERS.none}>{ANSWERS.noneDetails}</EmptyState>
          ) : (
            <DataTable caption={ANSWERS.title} columns={columns(names)} rows={list} rowKey={({ id }) => id} />
          )
        }
      </LiveView>
    </Section>
  );
}
