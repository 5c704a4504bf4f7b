import type { FieldDefinition } from '@meridian/api-client/contract';
import { useState } from 'react';
import { arrangeFields, moveField, savedKeys, showFields, type ShownKeys } from './field-draft';

export interface FieldDraft {
  /** All fields in the order of the section's groups, as they will be once this is saved. */
  fields: readonly FieldDefinition[];
  /** The shown ones in their order. */
  shown: ShownKeys;
  isDirty: boolean;
  show: (keys: readonly string[], isShown: boolean) => void;
  move: (key: string, before: string | null) => void;
  discard: () => void;
}

/** Changes of a part's fields that are not saved yet. Another part starts from what is saved. */
export function useFieldDraft(partsId: string, fields: readonly FieldDefinition[]): FieldDraft {
  const [draft, setDraft] = useState<{ partsId: string; shown: ShownKeys } | null>(null);
  const saved = savedKeys(fields);
  const shown = draft?.partsId === partsId ? draft.shown : saved;
  const change = (next: ShownKeys) => setDraft({ partsId, shown: next });
  return {
    fields: arrangeFields(fields, shown),
    shown,
    isDirty: shown.join() !== saved.join(),
    show: (keys, isShown) => change(showFields(shown, fields, { keys, isShown })),
    move: (key, before) => change(moveField(shown, fields, { key, before })),
    discard: () => setDraft(null),
  };
}
