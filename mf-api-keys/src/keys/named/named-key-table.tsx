import { keyPrefix } from '@fleetfoot/shared/api';
import { formatDate } from '@fleetfoot/shared/domain';
import { hasEnded, type NamedKey } from '@fleetfoot/shared/model/api/api-key';
import { Badge, Button, type Column, DataTable, Note, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { NAMED_KEYS } from '../../texts/named-keys';
import { accessText, endText, lastUseText, workingFirst } from './key-words';

const Ending = styled(Note)`
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-weight: 400;
`;

interface NamedKeyTableProps {
  readonly keys: readonly NamedKey[];
  /** By the server's clock. */
  readonly now: Date;
  /** For Admins. */
  readonly onRevoke?: ((key: NamedKey) => void) | undefined;
}

export function NamedKeyTable({ keys, now, onRevoke }: NamedKeyTableProps) {
  const columns: Column<NamedKey>[] = [
    {
      key: 'name',
      header: NAMED_KEYS.columns.name,
      render: ({ name, mode, ending }) => (
        <>
          <Row gap={2}>
            <span translate="no">{name}</span>
            <Badge tone={mode === 'live' ? 'info' : 'neutral'}>{NAMED_KEYS.modes[mode]}</Badge>
          </Row>
          <Ending translate="no">{`${keyPrefix(mode)}…${ending}`}</Ending>
        </>
      ),
    },
    { key: 'access', header: NAMED_KEYS.columns.access, render: ({ scopes }) => accessText(scopes) },
    {
      key: 'owner',
      header: NAMED_KEYS.columns.created,
      render: ({ ownerName, createdAt }) => (
        <div>
          <span translate="no">{ownerName}</span>
          <Note>{formatDate(createdAt)}</Note>
        </div>
      ),
    },
    { key: 'used', header: NAMED_KEYS.columns.used, render: (key) => lastUseText(key) },
    {
      key: 'end',
      header: NAMED_KEYS.columns.state,
      render: (key) =>
        hasEnded(key, now) ? <Badge tone="danger">{endText(key, now)}</Badge> : endText(key, now),
    },
  ];
  if (onRevoke) {
    columns.push({
      key: 'actions',
      header: NAMED_KEYS.columns.actions,
      align: 'end',
      render: (key) =>
        !hasEnded(key, now) && (
          <Button needsConnection variant="danger-outline" onClick={() => onRevoke(key)}>
            {NAMED_KEYS.revoke.open}
            <VisuallyHidden translate="no">{` ${key.name}`}</VisuallyHidden>
          </Button>
        ),
    });
  }
  return (
    <DataTable
      caption={NAMED_KEYS.title}
      columns={columns}
      rows={workingFirst(keys, now)}
      rowKey={({ id }) => id}
    />
  );
}
