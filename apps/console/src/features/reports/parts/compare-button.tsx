import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { GitCompareArrowsIcon } from '@meridian/ui/icons';
import { useMediaQuery } from '../../../lib/use-media-query';
import { compareWith } from '../report-compare';
import type { ReportModel } from '../use-report-model';

/** Opens and closes the comparison with another period. */
export function CompareButton({ model: { view, search, change } }: { model: ReportModel }) {
  const { t } = useTranslation('reports');
  const isWide = useMediaQuery('(width >= 1360px)');
  const isOn = view.compare !== null;
  const common = {
    'aria-pressed': isOn,
    disabled: view.rangeError !== null,
    onClick: () => change(compareWith(search, isOn ? null : 'previous')),
  };
  if (isWide) {
    return (
      <Button {...common} icon={<GitCompareArrowsIcon />}>
        {t('compare.button')}
      </Button>
    );
  }
  return (
    <Button
      {...common}
      aria-label={t('compare.button')}
      title={t('compare.button')}
      className="w-ctl px-0"
      icon={<GitCompareArrowsIcon />}
    />
  );
}
