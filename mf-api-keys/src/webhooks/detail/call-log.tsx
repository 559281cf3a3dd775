import { type LoadedPages, useLivePages } from '@fleetfoot/shared/firebase';
import type { Webhook, WebhookCall } from '@fleetfoot/shared/model/api/webhook';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  LiveView,
  Note,
  RowButton,
  Section,
  SkeletonRows,
  Stack,
} from '@fleetfoot/shared/ui';
import { useMemo, useState } from 'react';
import { LoadMore } from '../../load-more';
import { formatLogTime, Line } from '../../logs/request-cells';
import { CALLS } from '../../texts/calls';
import { CALL_PAGE, callsQuery, type WebhookWrites } from '../data';
import { CallDialog } from './call-dialog';
import { CallState, outcomeText } from './call-words';
import { ResendDialog } from './resend-dialog';

function columnsOf(onOpen: (call: WebhookCall) => void): readonly Column<WebhookCall>[] {
  return [
    {
      key: 'at',
      header: CALLS.columns.time,
      render: (call) => <RowButton onClick={() => onOpen(call)}>{formatLogTime(call.at)}</RowButton>,
    },
    {
      key: 'event',
      header: CALLS.columns.event,
      render: ({ type, deliveryID }) => (
        <div>
          <Line translate="no">{type}</Line>
          {deliveryID && <Note>{deliveryID}</Note>}
        </div>
      ),
    },
    { key: 'state', header: CALLS.columns.state, render: (call) => <CallState {...call} /> },
    {
      key: 'answer',
      header: CALLS.columns.answer,
      render: ({ attempts }) => {
        const last = attempts.at(-1);
        return last ? outcomeText(last) : '–';
      },
    },
    {
      key: 'attempts',
      header: CALLS.columns.attempts,
      align: 'end',
      render: ({ attempts }) => attempts.length,
    },
  ];
}

interface CallListProps {
  /** Newest first. */
  readonly loaded: LoadedPages<WebhookCall>;
  readonly onOpen: (call: WebhookCall) => void;
  readonly onMore: () => void;
}

/** What was sent, or is to be. */
export function CallList({ loaded: { items, more }, onOpen, onMore }: CallListProps) {
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  if (items.length === 0 && more === 'none') return <EmptyState icon="api" title={CALLS.empty} />;
  return (
    <Stack>
      <DataTable caption={CALLS.caption} columns={columns} rows={items} rowKey={({ id }) => id} />
      <LoadMore {...{ more, onMore }} pageSize={CALL_PAGE} failure={CALLS.olderFailed} />
    </Stack>
  );
}

interface CallLogProps {
  readonly orgID: string;
  readonly webhook: Webhook;
  readonly writes: WebhookWrites;
}

/** The log of a webhook, of the last 30 days. */
export function CallLog({ orgID, webhook, writes }: CallLogProps) {
  const { result, loadMore } = useLivePages(callsQuery(orgID, webhook.id));
  const [openID, setOpenID] = useState<string>();
  const [isResending, setResending] = useState(false);
  const items = result.status === 'ready' ? result.data.items : [];
  const open = items.find(({ id }) => id === openID);
  const isOff = webhook.disabled !== undefined;
  const openCall = useMemo(
    () =>
      ({ id }: WebhookCall) =>
        setOpenID(id),
    [],
  );
  return (
    <Section
      title={CALLS.title}
      actions={
        items.length > 0 &&
        !isOff && (
          <Button needsConnection variant="secondary" onClick={() => setResending(true)}>
            {CALLS.resend.open}
          </Button>
        )
      }
    >
      <LiveView result={result} skeleton={<SkeletonRows rows={4} label={CALLS.loading} />}>
        {(loaded) => <CallList loaded={loaded} onOpen={openCall} onMore={() => loadMore(CALL_PAGE)} />}
      </LiveView>
      {open && (
        <CallDialog
          call={open}
          onResend={isOff ? undefined : () => writes.resend(open.id)}
          onClose={() => setOpenID(undefined)}
        />
      )}
      {isResending && <ResendDialog onResend={writes.resendSince} onClose={() => setResending(false)} />}
    </Section>
  );
}
