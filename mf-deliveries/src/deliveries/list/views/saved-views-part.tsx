import type { SavedView } from '@fleetfoot/shared/model/delivery/saved-view';
import { Button, Row } from '@fleetfoot/shared/ui';
import { useEffect } from 'react';
import { type SayWord, useInWords } from '../../../texts/page-language';
import type { ListQuery } from '../query/list-query';
import { useSavedViews } from './data';
import { SavedViewLinks } from './saved-view-links';
import type { ViewOwner } from './view-writes';

interface SavedViewsPartProps {
  readonly owner: ViewOwner;
  readonly query: ListQuery;
  /** Told which views there are, `undefined` while nobody knows. Stable. */
  readonly onViews: (views: readonly SavedView[] | undefined) => void;
}

/** Links to one's saved views, or that they could not be read. */
export function SavedViewsPart({ owner: { orgID, uid }, query, onViews }: SavedViewsPartProps) {
  const { views, retry } = useSavedViews(orgID, uid);
  const say: SayWord = useInWords();
  useEffect(() => onViews(views), [views, onViews]);
  return (
    <>
      {views && <SavedViewLinks views={views} query={query} />}
      {retry && (
        <Row gap={2}>
          <p>{say('Your saved views cannot be shown now.')}</p>
          <Button variant="quiet" onClick={retry}>
            {say('Try again')}
          </Button>
        </Row>
      )}
    </>
  );
}
