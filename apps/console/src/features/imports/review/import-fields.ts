import { dimensions, findSection, measures, sectionsOf, type Channel } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';

const ownFields = ['date', 'currency', 'account'] as const;

/** The fields that a column of a channel's files can be. */
export function importFieldsOf(channel: Channel): string[] {
  const ids = new Set(sectionsOf(channel).flatMap((id) => findSection(channel, id)?.dimensions ?? []));
  return [...ownFields, ...measures, ...[...ids].filter((id) => dimensions[id].source === 'fact')];
}

/** The name of a field: that of the report column it fills. */
export function useFieldName(): (field: string) => string {
  const { i18n } = useTranslation(['imports', 'columns']);
  return (field) => {
    const dimension = Object.entries(dimensions).find(([id]) => id === field)?.[1];
    return (
      findText(i18n, 'imports', `fields.${field}`) ??
      findText(i18n, 'columns', dimension?.titleKey ?? field) ??
      field
    );
  };
}
