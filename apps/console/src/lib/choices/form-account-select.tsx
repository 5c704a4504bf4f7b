import type { SearchSelectOption } from '@meridian/ui';
import { FormSearchSelect, type FormSearchSelectProps } from '@meridian/ui/form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useAccountOptions, type AccountChoice } from './use-account-options';

export type FormAccountSelectProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = Pick<
  FormSearchSelectProps<Values, Name, string, Output>,
  'control' | 'name' | 'label' | 'hint' | 'placeholder' | 'disabled' | 'required'
> & {
  accounts: readonly AccountChoice[];
  /** Option before the accounts, such as all of them. */
  first?: SearchSelectOption<string>;
};

/** Selects one of the user's accounts, found by name or number. The value is the account's id as text. */
export function FormAccountSelect<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  accounts,
  first,
  ...field
}: FormAccountSelectProps<Values, Name, Output>) {
  const { optionOf, select } = useAccountOptions(accounts, first);
  return <FormSearchSelect {...field} {...select} optionOf={optionOf} />;
}
