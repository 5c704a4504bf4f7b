import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '../text-area/text-area';
import { useTextBinding, type BoundTextProps } from './use-text-binding';

export type FormTextAreaProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
  Output = Values,
> = BoundTextProps<TextAreaProps, Values, Name, Output>;

/** A `TextArea` that is bound to a text of a form. */
export function FormTextArea<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
  Output,
>({ control, name, ...props }: FormTextAreaProps<Values, Name, Output>) {
  return <TextArea {...props} {...useTextBinding({ control, name }, props)} />;
}
