import { useDataLight } from '@fleetfoot/shared/device';
import { formatDateTime } from '@fleetfoot/shared/domain';
import type { Problem } from '@fleetfoot/shared/model/delivery/problem';
import type { ProblemPhoto } from '@fleetfoot/shared/model/delivery/problem-photo';
import { PicturePlace, useLoaded } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, Note, Skeleton, Stack } from '@fleetfoot/shared/ui';
import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Photo } from './photo-style';
import { ThreadLanguage } from './thread-texts';

interface ThreadPhotoProps {
  readonly problem: Problem;
  /** Stable; rejects with an AppError. */
  readonly load: (problemID: string) => Promise<ProblemPhoto | undefined>;
}

/** The photo that came with a problem. Where data is dear it is loaded once somebody asks for it. */
export function ThreadPhoto({ problem: { id, reportedAt }, load }: ThreadPhotoProps) {
  const { shown: texts } = use(ThreadLanguage).texts;
  const isLight = useDataLight();
  const [attempt, setAttempt] = useState(isLight ? 0 : 1);
  // A photo that is there, or on its way, stays when its user begins to save data.
  if (!isLight && attempt === 0) setAttempt(1);
  const ask = useMemo(
    () => (attempt === 0 ? undefined : async () => ({ attempt, photo: await load(id) })),
    [attempt, id, load],
  );
  const { value, failed } = useLoaded(ask);
  const { announce } = useServices();
  const frame = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  // In the words of now: other words alone are nothing to announce.
  const tell = useEffectEvent((photo: unknown) => announce(photo ? texts.done : texts.gone));
  useEffect(() => {
    if (isAsked && value) tell(value.photo);
  }, [isAsked, value]);

  function again() {
    setAsked(true);
    setAttempt((count) => count + 1);
    // The button that had the focus goes.
    frame.current?.focus();
  }

  return (
    <Stack ref={frame} tabIndex={-1} role="group" aria-label={texts.photo}>
      {value ? (
        <Shown photo={value.photo} reportedAt={reportedAt} />
      ) : attempt > 0 && !failed ? (
        <Skeleton height={160} />
      ) : (
        <PicturePlace>
          <FormError>{failed && texts.failed}</FormError>
          <Button variant="secondary" onClick={again}>
            {failed ? texts.retry : texts.show}
          </Button>
        </PicturePlace>
      )}
    </Stack>
  );
}

function Shown({
  photo,
  reportedAt,
}: Pick<Problem, 'reportedAt'> & { readonly photo: ProblemPhoto | undefined }) {
  const { shown: texts } = use(ThreadLanguage).texts;
  if (!photo) return <Note>{texts.gone}</Note>;
  const alt = texts.sent(formatDateTime(reportedAt));
  return <Photo src={`data:${photo.type};base64,${photo.data}`} alt={alt} />;
}
