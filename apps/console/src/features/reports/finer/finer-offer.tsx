import type { ReportInfo } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { useSectionName } from '../../../lib/language/section-name';
import type { ReportModel } from '../use-report-model';

export interface FinerOfferProps {
  model: Pick<ReportModel, 'report' | 'change'>;
  /** The finer sections with data, closest first. */
  offered: ReportInfo['finerSections'];
  /** Absent where the user may not import. */
  onOpenImports: (() => void) | undefined;
}

/** Each button is a sum of its own: more than a few are no help. */
const maxOffered = 3;

/** In place of the rows of a section that was not imported: which file would fill it, and the sums there are. */
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
