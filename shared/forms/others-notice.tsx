import { richText } from '@fleetfoot/shared/texts';
import { Button, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { Notice } from './notice-style';
import { OTHERS, type OthersTexts } from './others-texts';
import type { OthersChanges } from './use-others-changes';

// While it is empty it takes no room, and is there all the same for what it will say.
const Notices = styled(Stack)`
  &:empty { margin-top: calc(-1 * var(--space-5)); }
`;

function listed(parts: readonly string[], { and }: OthersTexts): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? and(parts.slice(0, -1).join(', '), last) : last;
}

interface OthersNoticeProps<Entity, Part extends string> {
  readonly changes: OthersChanges<Entity, Part>;
  /** Each part in a sentence: `the price`. */
  readonly names: Readonly<Record<Part, string>>;
  /** Whether the last change is the user's own, from another window. */
  readonly isOwn?: boolean | undefined;
  /** Said while the entity is gone. */
  readonly gone?: string | undefined;
  /** What others saved of a part. */
  readonly textOf: (present: Entity, part: Part) => string;
  readonly onUseTheirs: (part: Part) => void;
  /** In the language of the form; English without them. */
  readonly texts?: OthersTexts;
}

/** Says what others did to an entity while its form was open, and asks about what both changed. */
export function OthersNotice<Entity, Part extends string>(props: OthersNoticeProps<Entity, Part>) {
  const { changes, names, isOwn = false, gone, textOf, onUseTheirs, texts = OTHERS } = props;
  const { taken, both, present } = changes;
  const { changed, both: bothChanged, use } = isOwn ? texts.own : texts.theirs;
  return (
    <Notices gap={2} role="status">
      {gone && (
        <Notice>
          <p>{gone}</p>
        </Notice>
      )}
      {taken.length > 0 && (
        <Notice>
          <p>
            {changed(
              listed(
                taken.map((part) => names[part]),
                texts,
              ),
            )}
          </p>
        </Notice>
      )}
      {present !== undefined &&
        both.map((part) => (
          <Notice key={part}>
            <p>
              {richText(
                (saved = '') => bothChanged(names[part], saved),
                <strong>{textOf(present, part)}</strong>,
              )}
            </p>
            <Button variant="secondary" onClick={() => onUseTheirs(part)}>
              {use}
            </Button>
          </Notice>
        ))}
    </Notices>
  );
}
