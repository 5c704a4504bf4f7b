import type { DraftHistoryEntry, DraftHistoryGroup } from '@meridian/api-client/contract';
import { conflictFieldTitle, conflictValueText, type RowKind } from '@meridian/draft-editor/core';
import { formatWallTime, useLanguage, useTranslation } from '@meridian/i18n';
import { useEditor } from '../editor-model';

/** Texts of a draft's history. */
export function useHistoryWords() {
  const { timeZone } = useEditor();
  const { t } = useTranslation(['draftHistory', 'adDrafts']);
  const { language } = useLanguage();

  /** A row by its name, or how many rows of the kind. */
  const rowsText = (kind: RowKind, { rows, name }: Pick<DraftHistoryGroup, 'rows' | 'name'>) =>
    rows === 1 && name
      ? t('named', { kind: t(`kinds.${kind}`), name })
      : t(`adDrafts:counts.${kind}`, { count: rows });

  const placeText = (kind: RowKind, { parents, parentName }: DraftHistoryGroup): string | undefined => {
    if (kind === 'campaign') return undefined;
    if (parents === 1) return parentName ? t('place', { name: parentName }) : undefined;
    return t(`parents.${kind === 'unit' ? 'campaign' : 'unit'}`, { count: parents });
  };

  return {
    timeOf: (time: string) => formatWallTime(time, timeZone),
    userOf: ({ userName }: Pick<DraftHistoryEntry, 'userName'>) => userName || t('deletedUser'),
    /** What happened to the rows of a group, without the values. */
    groupText: (group: DraftHistoryGroup): string => {
      const { type, kind } = group;
      if (type === 'renamed' || kind === null) return t('renamed');
      const place = placeText(kind, group);
      const field = group.field === null ? '' : conflictFieldTitle(group.field, language);
      const values = { rows: rowsText(kind, group), field };
      return place === undefined ? t(type, values) : t(`${type}In`, { ...values, place });
    },
    fieldTitle: (field: string) => conflictFieldTitle(field, language),
    valueText: (field: string, value: unknown) =>
      conflictValueText({ field }, value, { language }) || t('emptyValue'),
    nameOf: ({ kind, name }: { kind: RowKind; name: string }) =>
      name || t('unnamed', { kind: t(`kinds.${kind}`) }),
  };
}
