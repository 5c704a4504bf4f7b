import {
  dimensionDataKey,
  findSection,
  type ReportExplanation,
  type Section,
} from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { ReportTable, type HostUnits } from '@meridian/report-table';
import { labelsOf } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { useMemo } from 'react';
import type { Report } from '../registry';
import { useCellRenderers } from '../table/cell-renderers';
import { useCodeTexts } from '../table/code-word';
import { signedAmountText } from './amount-text';
import { exactUnit, explanationRows } from './explanation-rows';
import { useEffectNames } from './use-effect-names';

export interface ExplanationTableProps {
  report: Report;
  /** The section of the rows. */
  section: Section;
  explanation: ReportExplanation;
  /** Sign of the currency; undefined for counts. */
  unitDesc: string | undefined;
  caption: string;
}

/** A cell always has the decimals of its text, so that a column adds up to its total as displayed. */
const units: HostUnits = { [exactUnit]: (value) => signedAmountText(String(value)) };
/** A longer table scrolls inside itself, so that its head stays in view. */
const maxRowsInFull = 12;
const scrollingHeightPx = 480;

/** The rows that make up a change, those that changed most first. */
export function ExplanationTable({
  report: { channel },
  section,
  explanation,
  unitDesc,
  caption,
}: ExplanationTableProps) {
  const { t } = useTranslation('explanation');
  const { language } = useLanguage();
  const effects = useEffectNames();
  const renderers = useCellRenderers(language);
  const cellTexts = useCodeTexts();
  const header = findSection(channel, section)?.rowHeader;
  const lead = header === undefined ? '' : dimensionDataKey(header);
  const otherCount = explanation.others?.count ?? 0;
  const count = explanation.rows.length + otherCount;
  const { others, ...table } = useMemo(() => {
    const texts = { change: t('change'), effects, others: t('others', { count: otherCount }) };
    return explanationRows(explanation, { texts, rowHeader: lead, unitDesc });
  }, [explanation, effects, otherCount, lead, unitDesc, t]);
  const pinnedRows = useMemo(() => (others ? { bottom: [others] } : undefined), [others]);
  const labels = useMemo(
    () => ({ rowCount: () => labelsOf[language].rowCount(formatValue(count, 't')) }),
    [language, count],
  );
  const narrow = useMemo(() => ({ lead }), [lead]);
  return (
    <ReportTable
      key={section}
      caption={caption}
      language={language}
      {...table}
      mode="client"
      pinnedRows={pinnedRows}
      units={units}
      labels={labels}
      renderers={renderers}
      cellTexts={cellTexts}
      narrow={narrow}
      height={table.rows.length > maxRowsInFull ? scrollingHeightPx : 'auto'}
    />
  );
}
