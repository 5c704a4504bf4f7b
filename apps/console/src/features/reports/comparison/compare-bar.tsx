import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { IconButton } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { ExplainChange } from '../explanation/explain-change';
import { compareWith } from '../view/comparison';
import { ChangedOnly } from './changed-only';
import { CompareBasis, type CompareBasisProps } from './compare-basis';
import { CompareCaveats } from './compare-caveats';
import { HiddenRows } from './hidden-rows';

/** The basis of a comparison and its range, replacing the KPIs. The mobile layout has the controls among the filters. */
export function CompareBar({ model, compare, range }: CompareBasisProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const isMobile = useIsMobile();
  const explain = <ExplainChange model={model} />;
  return (
    <section
      aria-label={t('compare.with')}
      className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-line-2 bg-sunken px-page py-1.5 text-13 [--meridian-control-font-size:12px] [--meridian-control-height:28px] max-desktop:px-4"
    >
      <span className="text-fg-3 max-wide:desktop:sr-only">{t('compare.with')}</span>
      {isMobile ? (
        <span className="text-fg-2 tabular-nums">{formatDayRange(range, language)}</span>
      ) : (
        <CompareBasis model={model} compare={compare} range={range} />
      )}
      {isMobile ? (
        <>
          {explain}
          <IconButton
            label={t('compare.stop')}
            className="ml-auto"
            onClick={() => model.change(compareWith(model.view, null))}
          >
            <XIcon />
          </IconButton>
        </>
      ) : (
        <>
          <span aria-hidden className="mx-2 h-4 w-px bg-line-2" />
          <ChangedOnly
            model={model}
            compare={compare}
            className="min-h-6 flex-row-reverse justify-end gap-2"
          />
          {explain}
        </>
      )}
      <CompareCaveats model={model} basis={compare.basis} range={range} />
      {isMobile && <HiddenRows model={model} />}
    </section>
  );
}
