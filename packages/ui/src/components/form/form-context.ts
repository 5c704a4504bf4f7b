import { createContext, use, type ReactNode } from 'react';

/** Turns the message of a validation error, such as a message key, into the text that the user reads. */
export type FormatError = (message: string) => ReactNode;

/** Texts that a `Form` provides to its fields. */
export interface FormTexts {
  formatError: FormatError;
  /** Text after the label of a field that is not required. */
  optionalNote: ReactNode;
}

export const FormTextsContext = createContext<FormTexts>({
  formatError: (message) => message,
  optionalNote: undefined,
});

/** The note after a field's label: its own, otherwise the form's note for optional fields. */
export function useFieldNote({
  note,
  required,
}: {
  note?: ReactNode;
  required?: boolean | undefined;
}): ReactNode {
  const { optionalNote } = use(FormTextsContext);
  return note === undefined && !required ? optionalNote : note;
}
