import { Button, Row } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { importTexts } from '../../texts/import';
import { usePageTexts } from '../../texts/page-texts';

const AT_ONCE = 20;

/**
 * Shows a long list by twenties.
 * @returns the rows to show and, while there are more, the button that shows them
 */
export function useMoreRows<Item>(rows: readonly Item[]) {
  const { more } = usePageTexts(importTexts);
  const [limit, setLimit] = useState(AT_ONCE);
  const button = rows.length > limit && (
    <Row>
      <Button variant="secondary" onClick={() => setLimit(limit + AT_ONCE)}>
        {more(String(Math.min(AT_ONCE, rows.length - limit)), String(rows.length))}
      </Button>
    </Row>
  );
  return { shown: rows.slice(0, limit), button };
}
