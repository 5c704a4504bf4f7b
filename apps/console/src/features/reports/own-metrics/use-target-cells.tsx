import type { TitleInfo } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { CellRenderer, RowData } from '@meridian/report-table';
import { CheckIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import { useMemo } from 'react';
import { meetsTarget } from './target-mark';

/** Renderers of own metrics with a target, by data key: a sign and a word beside each value. */
export function useTargetCells(
  titleInfos: readonly TitleInfo[],
  renderers: Readonly<Record<string, CellRenderer<RowData>>>,
): Readonly<Record<string, CellRenderer<RowData>>> {
  const { t } = useTranslation('reports');
  const texts = useMemo(() => ({ met: t('ownMetrics.met'), missed: t('ownMetrics.missed') }), [t]);
  return useMemo(() => {
    const own = titleInfos.flatMap(({ dataKey, target, unit }) =>
      target ? [[dataKey, rendererOf({ target, unit }, texts)] as const] : [],
    );
    return own.length === 0 ? renderers : { ...renderers, ...Object.fromEntries(own) };
  }, [titleInfos, renderers, texts]);
}

function rendererOf(
  goal: Parameters<typeof meetsTarget>[1],
  texts: { met: string; missed: string },
): CellRenderer<RowData> {
  return ({ value, text }) => {
    const isMet = meetsTarget(value, goal);
    if (isMet === null) return <span className="text-fg-3">{text}</span>;
    const Icon = isMet ? CheckIcon : TriangleAlertIcon;
    const word = isMet ? texts.met : texts.missed;
    return (
      <span className="flex min-w-0 items-center justify-end gap-1.5" title={word}>
        <Icon
          aria-hidden
          className={isMet ? 'size-3.5 flex-none text-ok-fg' : 'size-3.5 flex-none text-bad-fg'}
        />
        <span className="truncate">{text}</span>
        <span className="sr-only">{word}</span>
      </span>
    );
  };
}
