import { createContext, useContext } from 'react';
import type { OwnRule } from '../../core';

const none: readonly OwnRule[] = [];
const OwnRulesContext = createContext(none);

/** Provides forms and dialogs of a draft with the rules that its company defined. */
export const OwnRulesProvider = OwnRulesContext.Provider;

/** The rules that the company of the draft defined, if the host passes them. */
export function useOwnRules(): readonly OwnRule[] {
  return useContext(OwnRulesContext);
}
