import {
  contentFilters,
  describeConditions,
  findSection,
  reportColumns,
  type ReportColumnDefinition,
  type ReportViewContent,
  type SavedReportView,
} from '@meridian/api-client/contract';
import { formatList, type Language } from '@meridian/i18n/core';
import { conditionText, filterName, translate } from '@meridian/i18n/texts';
import type { AuditedObject } from '../../platform/audit';

/** A saved view with the accounts to which its filters may refer. */
export type StoredReportView = Omit<SavedReportView, 'owner'> & { accountIds: readonly number[] };

/** A saved view as the audit log names and describes it, in the language of its user. */
export function auditedView(view: StoredReportView, language: Language): AuditedObject {
  const { id, name, channel, section, period, isShared, content, accountIds } = view;
  const pages = [channel === 'search' ? 'keywordSearch' : 'feeds', section] as const;
  const columns = columnsOf(view);
  return {
    object: { id, name },
    accountIds,
    values: {
      name,
      report: pages.map((page) => translate(language, 'routes', page)).join(' · '),
      period,
      isShared,
      filters: filterTexts(content, { columns, language }),
      columns:
        content.columns?.map((key) => {
          const column = columns.find(({ dataKey }) => dataKey === key);
          return column ? translate(language, 'columns', column.titleKey) : key;
        }) ?? null,
    },
  };
}

function columnsOf({ channel, section, period }: StoredReportView): ReportColumnDefinition[] {
  const definition = findSection(channel, section);
  return definition ? reportColumns({ definition, period, hasSeveralAccounts: true }) : [];
}

/** What narrows the rows of a view: values, the text filter and conditions. */
function filterTexts(
  content: ReportViewContent,
  { columns, language }: { columns: readonly ReportColumnDefinition[]; language: Language },
): string[] {
  const list = (texts: readonly string[]) => formatList([...texts], language, 'values');
  return [
    ...contentFilters.flatMap((filter) => {
      const values = content[filter];
      if (values === undefined || filter === 'text') return values ?? [];
      return `${filterName(language, filter)}: ${typeof values === 'string' ? values : list(values)}`;
    }),
    ...(content.where ?? []).map((group) =>
      describeConditions(group, columns, {
        title: (key) => translate(language, 'columns', key),
        value: (_, value) => value,
        number: (value, { isPercent }) => `${value}${isPercent ? '%' : ''}`,
        condition: (operator, params) => conditionText(language, operator, params),
        anyOf: (texts) => formatList([...texts], language, 'alternatives'),
      }),
    ),
  ];
}
