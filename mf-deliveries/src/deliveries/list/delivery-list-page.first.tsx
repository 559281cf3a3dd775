import { Page, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { deliveryPagesQuery } from './data';
import { DayPlace, LIST_TITLE, ListActions, ListWaiting, TopLine } from './list-frame';
import { FilterFields, listedStatuses } from './query/filter-fields';
import { ListChips } from './query/list-chips';
import { WHOLE_LIST } from './query/list-query';
import { FoldedFields, ToolbarForm } from './query/list-toolbar';
import { CARDS } from './use-small-screen';

// Nobody knows yet how wide the window is.
const Wide = styled.div`
  @media ${CARDS} { display: none; }
`;

const Small = styled.div`
  display: none;
  @media ${CARDS} { display: block; }
`;

const ignore = () => {};

/** The whole list, newest first. */
export function firstRead(orgID: string) {
  return deliveryPagesQuery(orgID, { ...WHOLE_LIST, range: {} });
}

/** The list before its scripts, as it is with nothing searched for. */
export function FirstScreen() {
  const fields = (
    <FilterFields query={WHOLE_LIST} statuses={listedStatuses([], '')} hasOrder={false} onChange={ignore} />
  );
  return (
    <Page title={LIST_TITLE} actions={<ListActions />}>
      <Stack>
        <TopLine>
          <DayPlace />
          <ListChips query={WHOLE_LIST} now={new Date(0)} onChange={ignore} />
        </TopLine>
        <ToolbarForm search="" onSearch={ignore}>
          <Wide>{fields}</Wide>
          <Small>
            <FoldedFields isInUse={false} />
          </Small>
        </ToolbarForm>
        <ListWaiting />
      </Stack>
    </Page>
  );
}
