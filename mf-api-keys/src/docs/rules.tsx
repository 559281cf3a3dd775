import { API_LIMITS } from '@fleetfoot/shared/api';
import { richText } from '@fleetfoot/shared/texts';
import { Card, Columns } from '@fleetfoot/shared/ui';
import { DOCS } from '../texts/docs';
import { code, Prose } from './docs-style';

/** The rules that apply to every request. */
export function Rules() {
  return (
    <Columns>
      <Card title={DOCS.rules.again}>
        <Prose>
          {richText(
            DOCS.rules.againText,
            code('Idempotency-Key'),
            code('Idempotent-Replayed: true'),
            API_LIMITS.idempotencyHours,
          )}
        </Prose>
      </Card>
      <Card title={DOCS.rules.often}>
        <Prose>
          {richText(
            DOCS.rules.oftenText,
            API_LIMITS.requests,
            API_LIMITS.windowSeconds,
            API_LIMITS.organizationRequests,
            code('RateLimit-Remaining'),
            code('Retry-After'),
          )}
        </Prose>
      </Card>
      <Card title={DOCS.rules.pages}>
        <Prose>
          {richText(
            DOCS.rules.pagesText,
            API_LIMITS.pageMax,
            code('has_more'),
            code('cursor'),
            code('next_cursor'),
          )}
        </Prose>
      </Card>
      <Card title={DOCS.rules.part}>
        <Prose>{richText(DOCS.rules.partText, code('gate_code'), code('Idempotency-Key'))}</Prose>
      </Card>
      <Card title={DOCS.rules.address}>
        <Prose>
          {richText(
            DOCS.rules.addressText,
            code('latitude'),
            code('longitude'),
            code('ambiguous_address'),
            code('candidates'),
          )}
        </Prose>
      </Card>
      <Card title={DOCS.rules.location}>
        <Prose>
          {richText(
            DOCS.rules.locationText,
            code('address'),
            code('-26.2041, 28.0473'),
            code('4GRQ+2X Soweto'),
            code('candidates'),
            code('maps.app.goo.gl'),
          )}
        </Prose>
      </Card>
      <Card title={DOCS.rules.find}>
        <Prose>
          {richText(
            DOCS.rules.findText,
            code('Request-Id'),
            <a href="/api">{DOCS.rules.logs}</a>,
            API_LIMITS.keptDays,
          )}
        </Prose>
      </Card>
    </Columns>
  );
}
