import { DataTable } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { COLUMNS } from '../columns';

const Guide = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: var(--target);
    cursor: pointer;
    font-weight: 550;
  }
  summary::before { content: '▸' / ''; width: 1.25em; color: var(--muted); }
  &[open] > summary::before { content: '▾' / ''; }
`;

/** What every column is for. */
export function ColumnGuide() {
  const { file: texts } = usePageTexts(importTexts);
  const say = useInWords();
  return (
    <Guide>
      <summary>{texts.guide}</summary>
      <DataTable
        caption={texts.columns}
        columns={[
          { key: 'label', header: texts.column, render: ({ label }) => say(label) },
          {
            key: 'required',
            header: texts.needed,
            render: ({ required }) => (required ? texts.always : texts.optional),
          },
          { key: 'help', header: texts.help, render: ({ help }) => say(help) },
        ]}
        rows={COLUMNS}
        rowKey={({ key }) => key}
      />
    </Guide>
  );
}
