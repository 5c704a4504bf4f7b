import type { ReportInfo } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { useSectionName } from '../../../lib/language/section-name';
import type { ReportModel } from '../use-report-model';

export interface FinerOfferProps {
  model: Pick<ReportModel, 'report' | 'change'>;
  /** More detailed sections with data, closest first. */
  offered: ReportInfo['finerSections'];
  /** Absent if the user may not import. */
  onOpenImports: (() => void) | undefined;
}

/** Maximum number of buttons: each is a different sum, and more would not help. */
const maxOffered = 3;

/** Replaces the rows of a section that was not imported: names the file that would fill it, and offers sums of other sections. */
export function FinerOffer({ model, offered, onOpenImports }: FinerOfferProps) {
  const { t } = useTranslation('reports');
  const nameOf = useSectionName();
  const section = nameOf(model.report.section);
  return (
    <EmptyState
      kind="nothingYet"
      title={t('finer.emptyTitle', { section })}
      description={t('finer.emptyBody', { section })}
      actions={
        <>
          {offered.slice(0, maxOffered).map((from, index) => (
            <Button
              key={from}
              variant={index === 0 ? 'primary' : 'quiet'}
              onClick={() => model.change({ from })}
            >
              {t('finer.show', { finer: nameOf(from) })}
            </Button>
          ))}
          {onOpenImports && <Button onClick={onOpenImports}>{t('states.openImports')}</Button>}
        </>
      }
    />
  );
}
