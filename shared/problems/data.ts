import { cleanText } from '@fleetfoot/shared/domain';
import { type CollectionQuery, callUntilKnown, fetchDocument, parseWith } from '@fleetfoot/shared/firebase';
import { isUnfinished, type Problem, problems } from '@fleetfoot/shared/model/delivery/problem';
import { type ProblemPhoto, problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import { closeProblem, writeToProblem } from '@fleetfoot/shared/operations';

const parseProblem = parseWith(problems.schema);
const parsePhoto = parseWith(problemPhotos.schema);

/** The problems of a delivery, or of a month of a campaign. */
export function problemsQuery(orgID: string, chargeID: string): CollectionQuery<Problem> {
  return {
    path: problems.path(orgID),
    where: [['chargeID', chargeID]],
    limit: problems.mostInQuery,
    keep: true,
    parse: parseProblem,
  };
}

/** What members do about a problem that was reported, and the photo of one. Every call rejects with an AppError when nothing was done. */
export interface ThreadWrites {
  write(problem: Problem, text: string): Promise<void>;
  close(problem: Problem): Promise<void>;
  /** The photo that came with one; nothing once it was removed. */
  photo(problemID: string): Promise<ProblemPhoto | undefined>;
}

export function threadWrites(orgID: string): ThreadWrites {
  const read = (problemID: string) =>
    fetchDocument({ path: problems.document(orgID, problemID), parse: parseProblem });
  return {
    write: ({ id: problemID, messages: { length: seen } }, text) =>
      callUntilKnown(writeToProblem, { orgID, problemID, seen, text }, async () => {
        const problem = await read(problemID);
        return problem?.messages[seen]?.text === cleanText(text);
      }),
    close: ({ id: problemID }) =>
      callUntilKnown(closeProblem, { orgID, problemID }, async () => {
        const problem = await read(problemID);
        return problem !== undefined && !isUnfinished(problem);
      }),
    photo: (problemID) =>
      fetchDocument({ path: problemPhotos.document(orgID, problemID), parse: parsePhoto }),
  };
}
