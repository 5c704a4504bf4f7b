import { useTranslation } from '@meridian/i18n';
import { Button, useMediaQuery } from '@meridian/ui';
import { GitCompareArrowsIcon } from '@meridian/ui/icons';
import type { ReportModel } from '../use-report-model';
import { compareWith } from '../view/comparison';

/** Opens and closes the comparison with another period. */
export function CompareButton({ model: { view, change } }: { model: ReportModel }) {
  const { t } = useTranslation('reports');
  const isWide = useMediaQuery('(width >= 1360px)');
  const isOn = view.comparedRange !== null;
  const common = {
    'aria-pressed': isOn,
    title: t('compare.button'),
    disabled: view.rangeError !== null,
    onClick: () => change(compareWith(view, isOn ? null : 'previous')),
  };
  if (isWide) {
    return (
      <Button {...common} icon={<GitCompareArrowsIcon />}>
        <span data-label="">{t('compare.button')}</span>
      </Button>
    );
  }
  return (
    <Button
      {...common}
      aria-label={t('compare.button')}
      className="w-ctl px-0"
      icon={<GitCompareArrowsIcon />}
    />
  );
}
