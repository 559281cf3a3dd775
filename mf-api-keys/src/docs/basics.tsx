import { API_BASE, API_LIMITS } from '@fleetfoot/shared/api';
import { richText } from '@fleetfoot/shared/texts';
import { Button, Card, Row, SelectField } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { DOCS } from '../texts/docs';
import { CodeBlock } from './code-block';
import { Code, code, Prose } from './docs-style';
import { LANGUAGES, type Language } from './example-code';
import type { ExampleKey } from './examples';

/** A choice of a few words. */
const Narrow = styled.div`
  max-width: 320px;
`;

interface BasicsProps {
  readonly origin: string;
  readonly exampleKey: ExampleKey;
  readonly isRevealed: boolean;
  readonly onReveal: () => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

const LANGUAGE_OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));

/** The address of the API, its authentication, and how its examples are shown. */
export function Basics(props: BasicsProps) {
  const { origin, exampleKey, isRevealed, onReveal, language, onLanguage } = props;
  return (
    <Card title={DOCS.authentication.title}>
      <Prose>
        {richText(DOCS.authentication.text, <Code translate="no">{`${origin}${API_BASE}`}</Code>)}
      </Prose>
      <CodeBlock
        label={DOCS.authentication.header}
        text={`Authorization: Bearer ${exampleKey.shown}`}
        secret={exampleKey}
      />
      <Row>
        <Button variant="secondary" onClick={onReveal}>
          {isRevealed ? DOCS.authentication.hide : DOCS.authentication.show}
        </Button>
      </Row>
      <Narrow>
        <SelectField
          label={DOCS.authentication.language}
          options={LANGUAGE_OPTIONS}
          value={language}
          onChange={({ currentTarget }) => onLanguage(currentTarget.value as Language)}
        />
      </Narrow>
      <Prose>
        {richText(
          DOCS.authentication.testKey,
          API_LIMITS.keptDays,
          <a href="/test/deliveries">{DOCS.authentication.testMode}</a>,
        )}
      </Prose>
      <Prose>
        {richText(
          DOCS.authentication.scopes,
          <a href="/api">{DOCS.authentication.api}</a>,
          code('read'),
          code('write'),
          code('scope_missing'),
        )}
      </Prose>
    </Card>
  );
}
