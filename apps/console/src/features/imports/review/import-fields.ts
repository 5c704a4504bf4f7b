import { dimensions } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';

/** The name of a field: that of its report column. */
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
