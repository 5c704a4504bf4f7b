import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Button, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@meridian/ui';
import { EllipsisIcon } from '@meridian/ui/icons';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { ItemCommand } from '../../../lib/account-items/account-item';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import type { ReportModel } from '../use-report-model';
import { commandIcons } from './command-icons';
import { ListMenuItems } from './list-menu-items';
import { SelectionFigures } from './selection-figures';
import type { ItemCommands } from './use-item-commands';
import type { RowSelection } from './use-row-selection';
import { maxSelectedRows, useSelectAll } from './use-select-all';

export interface RowSelectionBarProps {
  model: ReportModel;
  selection: RowSelection;
  commands: ItemCommands;
}

/** Number, totals and commands of the selected rows, below the table. */
export function RowSelectionBar({ model, selection, commands }: RowSelectionBarProps) {
  const { t } = useTranslation('itemActions');
  const isMobile = useIsMobile();
  // the open row takes width from the table, and so from the bar
  const { ref, widthPx } = useElementWidth();
  const { rows, clear, replace } = selection;
  const all = useSelectAll(model, replace);
  const offered = commands.offeredFor(rows);
  const missing = commands.missing(rows);
  // the others are in the menu
  const visible = isMobile ? [] : offered.slice(0, commandsWithin(widthPx));
  const hasSelectAll = !isMobile && widthPx >= 640;
  const allLabel = useAllLabel(model, rows.length);
  const note = missing
    ? t(`noCommands.${missing}`)
    : resultCount(model) > maxSelectedRows && t('limit', { total: formatValue(maxSelectedRows, 't') });
  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('label')}
      className="flex items-center gap-2 border-t border-line-2 px-page py-2 text-13 max-desktop:flex-wrap max-desktop:px-4 print:hidden"
    >
      <SelectionFigures model={model} selection={selection} />
      {note && (
        <span className="min-w-0 truncate text-12 text-fg-3" title={note}>
          {note}
        </span>
      )}
      {hasSelectAll && allLabel !== undefined && (
        <Button variant="link" isLoading={all.isPending} onClick={() => all.mutate()}>
          {allLabel}
        </Button>
      )}
      {visible.map((command) => (
        <Button key={command} icon={commandIcons[command]} onClick={() => commands.run(command, rows)}>
          {t(`commands.${command}`)}
        </Button>
      ))}
      <BarMenu
        commands={offered.slice(visible.length)}
        isOnly={visible.length === 0}
        onCommand={(command) => commands.run(command, rows)}
        selectAll={!hasSelectAll && allLabel !== undefined ? { label: allLabel, run: all } : undefined}
      >
        <ListMenuItems model={model} rows={rows} />
      </BarMenu>
      <Button variant="ghost" onClick={clear}>
        {t('clear')}
      </Button>
    </div>
  );
}

/** The width of an element in pixels, and the function to set as its ref; 0 before it is measured. */
function useElementWidth(): { ref: (element: HTMLElement | null) => void; widthPx: number } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setWidthPx(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, widthPx };
}

/** How many commands stand in a bar of this width, beside the totals. */
function commandsWithin(widthPx: number): number {
  if (widthPx >= 1400) return 5;
  if (widthPx >= 1080) return 3;
  return widthPx >= 800 ? 2 : widthPx >= 640 ? 1 : 0;
}

interface BarMenuProps {
  commands: readonly ItemCommand[];
  /** No command is beside it. */
  isOnly: boolean;
  onCommand: (command: ItemCommand) => void;
  /** Selects every row of the result. */
  selectAll:
    | { label: string; run: Pick<ReturnType<typeof useSelectAll>, 'mutate' | 'isPending'> }
    | undefined;
  children: ReactNode;
}

/** The commands of selected rows that the bar has no room for, and the others. */
function BarMenu({ commands, isOnly, onCommand, selectAll, children }: BarMenuProps) {
  const { t } = useTranslation('itemActions');
  return (
    <Menu>
      <MenuTrigger asChild>
        {isOnly ? (
          <Button isLoading={selectAll?.run.isPending ?? false} icon={<EllipsisIcon />}>
            {t('actions')}
          </Button>
        ) : (
          <Button aria-label={t('more')} title={t('more')} icon={<EllipsisIcon />} className="w-ctl px-0" />
        )}
      </MenuTrigger>
      <MenuContent align="end" side="top">
        {selectAll && (
          <>
            <MenuItem onSelect={() => selectAll.run.mutate()}>{selectAll.label}</MenuItem>
            <MenuSeparator />
          </>
        )}
        {commands.map((command) => (
          <MenuItem key={command} icon={commandIcons[command]} onSelect={() => onCommand(command)}>
            {t(`commands.${command}`)}
          </MenuItem>
        ))}
        {commands.length > 0 && <MenuSeparator />}
        {children}
      </MenuContent>
    </Menu>
  );
}

/** What selects every row of the result, or as many as possible; undefined if they are all selected. */
function useAllLabel(model: ReportModel, selectedCount: number): string | undefined {
  const { t } = useTranslation('itemActions');
  const all = resultCount(model);
  const count = Math.min(all, maxSelectedRows);
  if (count <= selectedCount) return undefined;
  const total = formatValue(count, 't');
  return count < all ? t('selectFirst', { total }) : t('selectAll', { count, total });
}

/** Number of rows of the result; 0 for groups, which do not tell it. */
const resultCount = ({ view, rows }: ReportModel) =>
  view.groupBy === undefined ? (rows.shownCount ?? 0) : 0;
