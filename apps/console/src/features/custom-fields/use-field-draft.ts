import type { FieldDefinition } from '@meridian/api-client/contract';
import { useLocation } from '@tanstack/react-router';
import { useDraft } from '../../lib/drafts/unsaved-drafts';
import { arrangeFields, moveField, restoreShown, savedKeys, showFields, type ShownKeys } from './field-draft';

export interface FieldDraft {
  /** All fields in the order of the section's groups, as they will be after saving. */
  fields: readonly FieldDefinition[];
  /** The shown fields in order. */
  shown: ShownKeys;
  isDirty: boolean;
  show: (keys: readonly string[], isShown: boolean) => void;
  move: (key: string, before: string | null) => void;
  discard: () => void;
}

/**
 * Unsaved changes of a part's fields, stored by part, also when the page is left or reloaded. `partName` names them.
 */
export function useFieldDraft(
  { partsId, partName }: { partsId: string; partName: string },
  fields: readonly FieldDefinition[],
): FieldDraft {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { draft, keep, discard } = useDraft(fieldDraftId(partsId), (value) => restoreShown(value, fields));
  const saved = savedKeys(fields);
  const shown = draft ?? saved;
  const change = (next: ShownKeys) => {
    if (next.join() === saved.join()) discard();
    else keep({ href: `${pathname}?part=${encodeURIComponent(partsId)}`, name: partName, value: next });
  };
  return {
    fields: arrangeFields(fields, shown),
    shown,
    isDirty: shown.join() !== saved.join(),
    show: (keys, isShown) => change(showFields(shown, fields, { keys, isShown })),
    move: (key, before) => change(moveField(shown, fields, { key, before })),
    discard,
  };
}

/** Id of the unsaved changes of a part. */
export function fieldDraftId(partsId: string): string {
  return `customFields.${partsId}`;
}
