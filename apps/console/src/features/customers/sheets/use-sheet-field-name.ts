import { sheetFields } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';

/** Returns the name of a records' field; undefined for an unknown one. */
export function useSheetFieldName(): (field: string) => string | undefined {
  const { t } = useTranslation('customers');
  return (field) => {
    const known = sheetFields.find((each) => each === field);
    return known && t(`fields.${known}`);
  };
}
