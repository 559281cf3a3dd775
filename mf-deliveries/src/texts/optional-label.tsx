import { formTexts } from './form';
import { usePageTexts } from './page-texts';

/** The label of a field that may stay empty. */
export function OptionalLabel({ children }: { readonly children: string }) {
  const { optional } = usePageTexts(formTexts);
  return (
    <span>
      <span>{children}</span> <small>{`(${optional})`}</small>
    </span>
  );
}
