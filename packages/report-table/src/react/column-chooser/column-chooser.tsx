import type { Language } from '@meridian/i18n/core';
import { Button, cn } from '@meridian/ui';
import { Columns3Icon } from '@meridian/ui/icons';
import { useMemo, useRef, useState, useTransition, type ReactNode } from 'react';
import { applyColumnState, type ColumnState } from '../../core/columns/column-state';
import { columnsOf, type ReportColumn } from '../../core/columns/columns';
import type { TitleInfo } from '../../core/columns/title-info';
import { lazyWithFallback } from '../lazy-with-fallback';
import { leavesOf, reportColumnOf, type AnyColumnDef } from '../table/column-defs';
import type { HostTable } from '../table/host-table';
import { useHostColumns } from '../table/use-host-columns';
import { columnChooserLabels, type ColumnChooserLabels } from './labels';

const loadPanel = async () => (await import('./components/chooser-panel')).ChooserPanel;
/** After an error, the panel itself shows it. */
const preloadPanel = () => void loadPanel().catch(() => null);
const ChooserPanel = lazyWithFallback(loadPanel);

interface ChooserSettings {
  language: Language;
  /** At the foot of the panel, such as a link to more fields. */
  footer?: ReactNode;
  /** Replaces single texts. */
  labels?: Partial<ColumnChooserLabels>;
}

interface GivenState {
  /** From `useColumnState`, or the host's own. */
  columnState: ColumnState;
  onColumnStateChange: (state: ColumnState) => void;
  /** The state that a reset restores; by default that without changes. */
  defaultColumnState?: ColumnState;
}

interface GivenTitleInfos extends GivenState {
  titleInfos: readonly TitleInfo[];
  columns?: undefined;
  table?: undefined;
  /** Fields whose columns cannot be hidden or unpinned. */
  locked?: readonly string[];
}

interface GivenColumns extends GivenState {
  /** TanStack column definitions, like those of the table. Keep the array stable. */
  columns: readonly AnyColumnDef[];
  titleInfos?: undefined;
  locked?: undefined;
  table?: undefined;
}

interface GivenTable {
  /** The host's own TanStack table, like that of the report table. Its state changes. */
  table: HostTable<object>;
  titleInfos?: undefined;
  columns?: undefined;
  locked?: undefined;
  columnState?: undefined;
  onColumnStateChange?: undefined;
}

/** The table's columns, and their state. */
export type ColumnChooserProps = ChooserSettings & (GivenTitleInfos | GivenColumns | GivenTable);

/** A button with the number of visible columns, and a panel (loaded on demand) to select, order and pin them. */
export function ColumnChooser(props: ColumnChooserProps) {
  return props.table ? <TableChooser {...props} /> : <DefinedChooser {...props} />;
}

function TableChooser({ table, language, ...props }: ChooserSettings & GivenTable) {
  const { givenColumns, columnState, setColumnState } = useHostColumns(table, language);
  return (
    <Chooser
      {...props}
      language={language}
      columns={givenColumns}
      columnState={columnState}
      onColumnStateChange={setColumnState}
    />
  );
}

function DefinedChooser(props: ChooserSettings & (GivenTitleInfos | GivenColumns)) {
  const { titleInfos, columns: defs, locked, language } = props;
  const columns = useMemo(
    () =>
      defs
        ? leavesOf(defs).map((leaf) => reportColumnOf(leaf, language))
        : columnsOf(titleInfos, language, locked),
    [defs, titleInfos, language, locked],
  );
  return <Chooser {...props} columns={columns} />;
}

const noChanges: ColumnState = {};

function Chooser({
  columns,
  language,
  columnState,
  onColumnStateChange,
  defaultColumnState = noChanges,
  footer,
  labels: ownLabels,
}: ChooserSettings & GivenState & { columns: readonly ReportColumn[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  // opens once the panel is loaded, instead of an empty one
  const [isLoading, startLoading] = useTransition();
  const labels = { ...columnChooserLabels[language], ...ownLabels };
  const shown = useMemo(() => applyColumnState(columns, columnState).length, [columns, columnState]);
  const handleClick = () => {
    if (isOpen) setIsOpen(false);
    else
      startLoading(() => {
        setIsLoaded(true);
        setIsOpen(true);
      });
  };
  return (
    <>
      <Button
        ref={button}
        icon={<Columns3Icon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        data-state={isOpen || isLoading ? 'open' : 'closed'}
        onClick={handleClick}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
      >
        {/* hosts may hide it where space is short */}
        <span data-label="">{labels.columns}</span>{' '}
        <span className={cn('font-normal tabular-nums', !isOpen && !isLoading && 'text-fg-3')}>{shown}</span>
      </Button>
      {isLoaded && (
        <ChooserPanel
          isOpen={isOpen}
          columns={columns}
          columnState={columnState}
          onColumnStateChange={onColumnStateChange}
          defaultColumnState={defaultColumnState}
          labels={labels}
          footer={footer}
          onOpenChange={setIsOpen}
          buttonRef={button}
        />
      )}
    </>
  );
}
