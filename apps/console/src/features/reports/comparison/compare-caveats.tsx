import type { ComparisonBasis, DateRange } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { TriangleAlertIcon } from '@meridian/ui/icons';
import { pickerTypeOf } from '../registry';
import type { ReportModel } from '../use-report-model';
import { comparisonCaveats } from '../view/comparison';

export interface CompareCaveatsProps {
  model: ReportModel;
  basis: ComparisonBasis;
  /** The comparison range. */
  range: DateRange;
}

/** Says that the ranges of a comparison differ in length or overlap; empty if they do neither. */
export function CompareCaveats({ model: { report, view }, basis, range }: CompareCaveatsProps) {
  const { t } = useTranslation('reports');
  const type = pickerTypeOf(report);
  const { commonDays, lengths } = comparisonCaveats({ type, range: view.range, basis }, range);
  const texts = [
    ...(lengths ? [t(type === 5 ? 'compare.lengths' : 'compare.lengthsInOrder', lengths)] : []),
    ...(commonDays > 0 ? [t('compare.commonDays', { count: commonDays })] : []),
  ];
  return (
    <span role="status" className="contents text-12 text-warn-fg">
      {texts.map((text) => (
        <span key={text} className="inline-flex items-center gap-1.5">
          <TriangleAlertIcon className="size-3.5 flex-none" />
          {text}
        </span>
      ))}
    </span>
  );
}
