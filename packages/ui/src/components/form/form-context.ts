import { createContext, type ReactNode } from 'react';

/** Turns the message of a validation error, such as a key of a translation, into what the user reads. */
export type FormatError = (message: string) => ReactNode;

/** What a `Form` tells its fields. */
export const FormatErrorContext = createContext<FormatError>((message) => message);
