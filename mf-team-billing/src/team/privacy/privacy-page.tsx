import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { PRIVACY_CLOCK } from '@fleetfoot/shared/model/privacy/privacy';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import { may, refusal } from '@fleetfoot/shared/model/team/policy';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { EmptyState, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { PRIVACY } from '../../texts/privacy';
import { membersQuery } from '../data';
import { ClockForm } from './clock-form';
import { answersQuery, keepDaysQuery, privacyWrites } from './data';
import { GivenAnswers } from './given-answers';
import { NumberLookup } from './number-lookup';

const BACK = { href: '/team', label: PRIVACY.back };

function namesOf(members: readonly TeamMember[]): ReadonlyMap<string, string> {
  return new Map([
    ['operator', PRIVACY.operator],
    ...members.map(({ id, fullName }) => [id, fullName] as const),
  ]);
}

function PrivacyTools({ orgID }: { readonly orgID: string }) {
  const { announce } = useServices();
  const keepDays = useLiveDocument(keepDaysQuery(orgID));
  const answers = useLiveCollection(answersQuery(orgID));
  const members = useLiveCollection(membersQuery(orgID));
  const writes = useMemo(() => privacyWrites(orgID), [orgID]);
  return (
    <>
      <NumberLookup writes={writes} announce={announce} />
      <LiveView result={keepDays} skeleton={<SkeletonRows rows={2} label={PRIVACY.loading} />}>
        {(days) => (
          <ClockForm keepDays={days ?? PRIVACY_CLOCK.usual} onSave={writes.setClock} announce={announce} />
        )}
      </LiveView>
      <GivenAnswers answers={answers} names={namesOf(members.status === 'ready' ? members.data : [])} />
    </>
  );
}

export function PrivacyPage() {
  const { id, name, role } = useOrganization();
  return (
    <Page title={PRIVACY.title} description={name} back={BACK}>
      {may(role, 'privacy.find') ? (
        <PrivacyTools orgID={id} />
      ) : (
        <EmptyState icon="team" title={refusal('privacy.find')}>
          {PRIVACY.notYours}
        </EmptyState>
      )}
    </Page>
  );
}
