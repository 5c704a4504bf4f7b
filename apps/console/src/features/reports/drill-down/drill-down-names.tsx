import { drillDownOf, type ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { CellRenderer } from '@meridian/report-table';
import { cn } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import { createContext, use, type ReactNode } from 'react';
import type { ReportAddress } from '../view/report-address';
import {
  drillDownAddress,
  hoursAddress,
  hoursReport,
  reportBelow,
  type DrillDownOptions,
} from './drill-down-link';

const ReportOfNames = createContext<DrillDownOptions | undefined>(undefined);

export interface DrillDownProviderProps {
  /** Undefined for names without links. */
  options: DrillDownOptions | undefined;
  children: ReactNode;
}

/** The report whose rows `renderName` links. A context, so that the renderer stays the same while the view changes. */
export function DrillDownProvider({ options, children }: DrillDownProviderProps) {
  return <ReportOfNames value={options}>{children}</ReportOfNames>;
}

/** The name of a row, as a link to what belongs to it in the level below. */
export const renderName: CellRenderer<ReportRow> = ({ row, value, text }) =>
  value === null || value === '' ? (
    <span className="text-fg-3">{text}</span>
  ) : (
    <RowName row={row} name={text} className="font-medium text-fg-1" />
  );

/** The day of a row, as a link to its hours. */
export const renderDay: CellRenderer<ReportRow> = ({ row, text }) => <RowDay row={row} day={text} />;

export interface RowNameProps {
  row: ReportRow;
  name: string;
  className: string;
}

/** A name in a `DrillDownProvider`; without one only its text. */
export function RowName({ row, name, className }: RowNameProps) {
  const { t } = useTranslation('reports');
  const options = use(ReportOfNames);
  const below = options && drillDownOf(options.report.channel, options.report.section);
  return (
    <LevelLink
      path={options && reportBelow(options.report)?.path}
      address={options && drillDownAddress(row, options)}
      title={below && t(`drillDown.${below.section}`, { name })}
      className={className}
    >
      {name}
    </LevelLink>
  );
}

function RowDay({ row, day }: { row: ReportRow; day: string }) {
  const { t } = useTranslation('reports');
  const options = use(ReportOfNames);
  return (
    <LevelLink
      path={options && hoursReport(options.report)?.path}
      address={options && hoursAddress(row, options)}
      title={t('drillDown.timePeriod', { name: day })}
      className="text-fg-2"
    >
      {day}
    </LevelLink>
  );
}

interface LevelLinkProps {
  path: string | undefined;
  address: ReportAddress | undefined;
  title: string | undefined;
  className: string;
  children: string;
}

/** A link in a cell of a report; only its text without a path or an address. */
function LevelLink({ path, address, title, className, children }: LevelLinkProps) {
  if (path === undefined || !address)
    return <span className={cn('block truncate [unicode-bidi:plaintext]', className)}>{children}</span>;
  return (
    <span className="flex min-w-0">
      <Link
        to={path}
        search={address}
        activeProps={{}}
        // the table is one tab stop: Enter on the cell moves the focus here
        tabIndex={-1}
        // a drag across cells selects them
        draggable={false}
        title={title}
        // on phones, most of the row's height can be tapped
        className={cn(
          'relative flex min-w-0 rounded-xs py-0.5 focus-ring hover:text-accent-fg hover:underline focus-visible:underline max-desktop:after:absolute max-desktop:after:inset-x-0 max-desktop:after:-inset-y-2.5',
          className,
        )}
      >
        <span className="truncate [unicode-bidi:plaintext]">{children}</span>
      </Link>
    </span>
  );
}
