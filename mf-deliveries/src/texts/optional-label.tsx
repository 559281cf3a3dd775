import { formTexts } from './form';
import { useFormTexts } from './form-language';

/** The label of a field that may stay empty. */
export function OptionalLabel({ children }: { readonly children: string }) {
  const { optional } = useFormTexts(formTexts);
  return (
    <>
      {children} <span>({optional})</span>
    </>
  );
}
