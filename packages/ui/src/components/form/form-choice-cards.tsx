import type { FieldPath, FieldValues } from 'react-hook-form';
import { ChoiceCards, type ChoiceCardsProps } from '../choice-cards/choice-cards';
import { useFormControl, type FormBinding } from './use-form-control';

export type FormChoiceCardsProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Option extends string,
  Output = Values,
> = FormBinding<Values, Name, Output> &
  Omit<ChoiceCardsProps<Option>, 'value' | 'onValueChange' | 'onBlur' | 'error'>;

/** `ChoiceCards` that are bound to a value of a form. */
export function FormChoiceCards<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Option extends string,
  Output,
>({ control, name, ...props }: FormChoiceCardsProps<Values, Name, Option, Output>) {
  const { field, error } = useFormControl({ control, name });
  const current: unknown = field.value;
  return (
    <ChoiceCards
      {...props}
      value={props.choices.find(({ value }) => value === current)?.value}
      error={error}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
