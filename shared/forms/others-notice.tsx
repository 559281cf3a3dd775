import { Button, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { Notice } from './notice-style';
import type { OthersChanges } from './use-others-changes';

// While it is empty it takes no room, and is there all the same for what it will say.
const Notices = styled(Stack)`
  &:empty { margin-top: calc(-1 * var(--space-5)); }
`;

const LIST = new Intl.ListFormat('en-ZA');

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
}

/** Says what others did to an entity while its form was open, and asks about what both changed. */
export function OthersNotice<Entity, Part extends string>(props: OthersNoticeProps<Entity, Part>) {
  const { changes, names, isOwn = false, gone, textOf, onUseTheirs } = props;
  const { taken, both, present } = changes;
  const changed = LIST.format(taken.map((part) => names[part]));
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
            {isOwn
              ? `You changed ${changed} in another window.`
              : `Someone changed ${changed} while you were editing.`}{' '}
            The form shows it; what you typed is still here.
          </p>
        </Notice>
      )}
      {present !== undefined &&
        both.map((part) => (
          <Notice key={part}>
            <p>
              {isOwn
                ? `You changed ${names[part]} here and in another window. There you saved `
                : `You and someone else both changed ${names[part]}. They saved `}
              <strong>{textOf(present, part)}</strong>; saving replaces it with{' '}
              {isOwn ? 'what is here' : 'yours'}.
            </p>
            <Button variant="secondary" onClick={() => onUseTheirs(part)}>
              {isOwn ? 'Use that' : 'Use theirs'}
            </Button>
          </Notice>
        ))}
    </Notices>
  );
}
