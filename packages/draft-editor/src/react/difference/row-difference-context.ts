import type { Language } from '@meridian/i18n/core';
import { createContext, useContext } from 'react';
import {
  commandToRevert,
  conflictValueText,
  type Draft,
  type DraftCommand,
  type DraftSync,
  type FieldChange,
  type RowKind,
} from '../../core';

/** The row of a form, with its difference from the account. */
export interface FormDifference {
  draft: Draft;
  kind: RowKind;
  id: string;
  /** If absent, the form shows no differences. */
  sync: DraftSync | undefined;
  language: Language;
  /** One call is one undo step. */
  onCommand: (command: DraftCommand) => void;
  isReadOnly: boolean;
  /** The name of a promoted business by its id, if known. */
  businessName?: ((id: string) => string | undefined) | undefined;
}

const DifferenceContext = createContext<FormDifference | null>(null);

/** Provides the parts of a form with the difference of its row. */
export const DifferenceProvider = DifferenceContext.Provider;

const none: readonly FieldChange[] = [];

/** The difference of the form's row, and what reverts it; null outside of a draft that was sent. */
export function useFormDifference() {
  const form = useContext(DifferenceContext);
  if (!form?.sync) return null;
  const { draft, kind, id, sync, language, businessName } = form;
  const { isNew, differences } = sync.of(kind, id);
  const base = sync.baseOf(kind, id)?.row;
  const revert = (fields?: readonly string[]) => {
    const target = fields === undefined ? { kind, id } : { kind, id, fields };
    const command = commandToRevert({ draft, sync, removed: [], undos: [] }, [target]);
    if (command) form.onCommand(command);
  };
  return {
    language,
    isNew,
    differences: isNew ? none : differences,
    revert: form.isReadOnly ? undefined : revert,
    /** The value in the account, in words. */
    textOf: ({ field, from }: FieldChange) => {
      const options = { draft, language, ...(businessName && { businessName }) };
      // a custom budget or schedule is named by its amount or hours
      if (from === 2 && base && 'budgetType' in base) {
        if (field === 'budgetType') return conflictValueText({ field: 'budget' }, base.budget, options);
        if (field === 'scheduleType') return conflictValueText({ field: 'schedule' }, base.schedule, options);
      }
      return conflictValueText({ field }, from, options);
    },
  };
}
