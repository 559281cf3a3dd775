import { API_ERROR_CODES, API_ERRORS } from '@fleetfoot/shared/api';
import { richText } from '@fleetfoot/shared/texts';
import { Section } from '@fleetfoot/shared/ui';
import { DOCS } from '../texts/docs';
import { CodeBlock } from './code-block';
import { code, Prose } from './docs-style';
import { type Term, TermList } from './term-list';

const EXAMPLE = {
  error: {
    type: 'invalid_request',
    code: 'request_invalid',
    message: 'Enter a phone number such as 082 123 4567.',
    param: 'pickup.phone_number',
    errors: [
      { param: 'pickup.phone_number', message: 'Enter a phone number such as 082 123 4567.' },
      { param: 'dropoff.name', message: 'This field is missing.' },
    ],
    request_id: 'req_5f0c2a9b7d1e4836a0c4f7e2',
  },
};

const ERRORS: readonly Term[] = API_ERROR_CODES.map((code) => {
  const [status, , description] = API_ERRORS[code];
  return { name: code, note: String(status), description };
});

export function ErrorsSection() {
  return (
    <Section title={DOCS.errors.title}>
      <Prose>{richText(DOCS.errors.text, code('code'), code('errors'))}</Prose>
      <CodeBlock label={DOCS.errors.example} text={JSON.stringify(EXAMPLE, undefined, 2)} />
      <TermList terms={ERRORS} />
    </Section>
  );
}
