import { cleanText } from '@fleetfoot/shared/domain';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import { Button, EmptyState, Note, Stack, TextField } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MEMBERS } from '../../texts/team';
import { MemberTable } from './member-table';
import { isOnlyAdmin, SEARCHED_ABOVE, searchMembers } from './members';

const Search = styled(Stack)`
  max-width: 400px;
`;

interface MemberListProps {
  readonly members: readonly TeamMember[];
  /** The signed-in user's uid. */
  readonly uid: string | undefined;
  /** For Admins. */
  readonly onEdit?: ((member: TeamMember) => void) | undefined;
}

export function MemberList({ members, uid, onEdit }: MemberListProps) {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isLong = members.length > SEARCHED_ABOVE;
  const found = isLong ? searchMembers(members, search) : members;
  return (
    <Stack gap={3}>
      {isLong && (
        <Search gap={2}>
          <TextField
            ref={field}
            label={MEMBERS.search}
            type="search"
            placeholder={MEMBERS.searchHint}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Note role="status">
            {found.length === members.length
              ? MEMBERS.count(String(members.length))
              : MEMBERS.found(String(found.length), String(members.length))}
          </Note>
        </Search>
      )}
      {isLong && found.length === 0 ? (
        <EmptyState
          icon="search"
          title={MEMBERS.noneFound(cleanText(search))}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setSearch('');
                // The button goes with the emptiness.
                field.current?.focus();
              }}
            >
              {MEMBERS.clearSearch}
            </Button>
          }
        />
      ) : (
        <MemberTable members={found} uid={uid} isOnlyAdmin={isOnlyAdmin(members, uid)} onEdit={onEdit} />
      )}
    </Stack>
  );
}
