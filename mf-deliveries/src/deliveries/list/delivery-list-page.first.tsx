import { Page, SMALL_SCREEN, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { deliveryPagesQuery } from './data';
import { LIST_TITLE, ListActions, ListWaiting } from './list-frame';
import { FilterFields, listedStatuses } from './query/filter-fields';
import { WHOLE_LIST } from './query/list-query';
import { FoldedFields, ToolbarForm } from './query/list-toolbar';

// Nobody knows yet how wide the window is.
const Wide = styled.div`
  @media ${SMALL_SCREEN} { display: none; }
`;

const Small = styled.div`
  display: none;
  @media ${SMALL_SCREEN} { display: block; }
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
