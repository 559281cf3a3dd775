import { API_ERROR_CODES, API_ERRORS, type ApiErrorCode } from '@fleetfoot/shared/api';
import { type Column, DataTable, Section } from '@fleetfoot/shared/ui';
import { Code } from './code';
import { CodeBlock } from './code-block';

const EXAMPLE = {
  error: {
    type: 'invalid_request',
    code: 'request_invalid',
    message: 'Enter a phone number such as 082 123 4567.',
    param: 'pickup.phone_number',
    request_id: 'req_5f0c2a9b7d1e4836a0c4f7e2',
  },
};

const COLUMNS: readonly Column<ApiErrorCode>[] = [
  { key: 'code', header: 'Code', render: (code) => <Code>{code}</Code> },
  { key: 'status', header: 'Status', render: (code) => API_ERRORS[code][0] },
  { key: 'meaning', header: 'Meaning', render: (code) => API_ERRORS[code][2] },
];

export function ErrorsSection() {
  return (
    <Section title="Errors">
      <p>
        Every answer that is not a success says what is wrong. Compare by <Code>code</Code>; the message is
        for you. A body that is no JSON at all is refused with 400 before the API sees it, without these
        fields.
      </p>
      <CodeBlock label="Example of an error" text={JSON.stringify(EXAMPLE, undefined, 2)} />
      <DataTable caption="Errors" columns={COLUMNS} rows={API_ERROR_CODES} rowKey={(code) => code} />
    </Section>
  );
}
