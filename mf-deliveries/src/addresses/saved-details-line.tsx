import { entryTexts } from '../texts/entry';
import { usePageTexts } from '../texts/page-texts';
import { DetailsLine, type DetailsLineProps } from './details-line';

interface SavedDetailsLineProps<Field extends string> extends Omit<DetailsLineProps<Field>, 'texts'> {
  /** Name of the person whose details are saved. */
  readonly person: string;
}

/** Offers what is saved of a person where something else was typed. */
export function SavedDetailsLine<Field extends string>({ person, ...line }: SavedDetailsLineProps<Field>) {
  const { savedDiffer, useSaved, savedUsed, putBack } = usePageTexts(entryTexts);
  const texts = { differ: savedDiffer(person), use: useSaved, used: savedUsed(person), putBack };
  return <DetailsLine {...line} texts={texts} />;
}
