import { useDataLight } from '@fleetfoot/shared/device';
import { formatDateTime } from '@fleetfoot/shared/domain';
import type { Problem, ProblemPhoto } from '@fleetfoot/shared/model';
import { PicturePlace, useLoaded } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, Note, Skeleton, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Photo } from './photo-style';

const GONE = 'The photo is no longer kept.';

interface ThreadPhotoProps {
  readonly problem: Problem;
  /** Stable; rejects with an AppError. */
  readonly load: (problemID: string) => Promise<ProblemPhoto | undefined>;
}

/** The photo that came with a problem. Where data is dear it is loaded once somebody asks for it. */
export function ThreadPhoto({ problem: { id, reportedAt }, load }: ThreadPhotoProps) {
  const isLight = useDataLight();
  const [tries, setTries] = useState(0);
  const attempt = tries + (isLight ? 0 : 1);
  const ask = useMemo(
    () => (attempt === 0 ? undefined : async () => ({ attempt, photo: await load(id) })),
    [attempt, id, load],
  );
  const { value, failed } = useLoaded(ask);
  const { announce } = useServices();
  const frame = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked && value) announce(value.photo ? 'The photo is shown.' : GONE);
  }, [announce, isAsked, value]);

  function again() {
    setAsked(true);
    setTries((count) => count + 1);
    // The button that had the focus goes.
    frame.current?.focus();
  }

  return (
    <Stack ref={frame} tabIndex={-1} role="group" aria-label="Photo">
      {value ? (
        <Shown photo={value.photo} reportedAt={reportedAt} />
      ) : attempt > 0 && !failed ? (
        <Skeleton height={160} />
      ) : (
        <PicturePlace>
          <FormError>
            {failed && 'The photo could not be loaded. Check your connection and try again.'}
          </FormError>
          <Button variant="secondary" onClick={again}>
            {failed ? 'Try again' : 'Show photo'}
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
  if (!photo) return <Note>{GONE}</Note>;
  const alt = `Sent with the report on ${formatDateTime(reportedAt)}`;
  return <Photo src={`data:${photo.type};base64,${photo.data}`} alt={alt} />;
}
