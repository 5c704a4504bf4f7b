import type { ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { ReportModel } from '../use-report-model';
import { levelsAbove } from './levels-above';

export interface RowPathProps {
  row: ReportRow;
  model: ReportModel;
  /** Whether the user may open a page. */
  canOpen: (path: string) => boolean;
}

/** The campaign, unit and keyword of a row, each as a link to its own row. */
export function RowPath({ row, model, canOpen }: RowPathProps) {
  const { t } = useTranslation('rowPane');
  const levels = levelsAbove(row, model);
  if (levels.length === 0) return null;
  return (
    <nav aria-label={t('path')} className="flex min-w-0 flex-wrap gap-x-1.5 text-12 text-fg-3">
      {levels.map(({ report, name, address }, index) => (
        <Fragment key={report.id}>
          {index > 0 && <span aria-hidden>/</span>}
          {canOpen(report.path) ? (
            <Link
              to={report.path}
              search={address}
              className="max-w-full truncate rounded-xs text-fg-2 focus-ring hover:text-accent-fg hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span className="max-w-full truncate">{name}</span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
