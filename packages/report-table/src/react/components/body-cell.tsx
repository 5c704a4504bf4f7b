import { GridCheckbox } from '@meridian/ui/grid';
import { isSelectColumn } from '../../core/columns/select-column';
import { cellText, fieldOf, isEmptyValue } from '../../core/format/cell-value';
import { columnText } from '../../core/format/own-units';
import { activeClass } from './active-class';
import { CellContent } from './cell-content';
import type { PlacedColumn } from './placement';
import { RowMenuButton } from './row-menu-button';
import type { RowMarks, TableView } from './view';

export interface BodyCellInput {
  /** Undefined if it is not loaded. */
  row: object | undefined;
  column: PlacedColumn;
  view: TableView;
  marks: RowMarks;
}

/**
 * A cell: plain text in one element, whenever its column allows, as for most cells of a report. A function instead of a component, since
 * a component per cell costs a third of the rendering time.
 */
export function bodyCell({ row, column, view, marks }: BodyCellInput) {
  const { index, isNumeric, style, ariaColIndex } = column;
  const isActive = index === marks.activeColumn;
  const isInRange = index >= marks.rangeFrom && index <= marks.rangeTo;
  const markClass = (isActive ? ` ${activeClass}` : '') + (isInRange ? rangeClass : '');
  const isLead = column.dataKey === view.rowHeaderKey && column.part === 'value';
  if (!row || isLead || isBox(column, view)) {
    const content = boxContent({ row, column, view, marks });
    return (
      <div
        key={column.id}
        role={isLead && row ? 'rowheader' : 'gridcell'}
        id={isActive ? view.activeId : undefined}
        aria-colindex={ariaColIndex}
        aria-selected={isInRange || undefined}
        className={column.boxClass + markClass}
        style={style}
      >
        {view.hasAutoHeight ? <div className={autoHeightClass(isNumeric)}>{content}</div> : content}
      </div>
    );
  }
  const value = column.read(row);
  return (
    <div
      key={column.id}
      role="gridcell"
      id={isActive ? view.activeId : undefined}
      aria-colindex={ariaColIndex}
      aria-selected={isInRange || undefined}
      className={textClass(column, value, view) + markClass}
      style={style}
    >
      {columnText(column, value)}
    </div>
  );
}

function boxContent({ row, column, view, marks }: BodyCellInput) {
  if (isSelectColumn(column)) {
    const { isSelected } = marks;
    return row && isSelected !== undefined && <SelectBox row={row} view={view} isSelected={isSelected} />;
  }
  if (!row) return <span className="h-2.5 w-2/3 rounded-xs bg-track" />;
  const content = <CellContent row={row} column={column} view={view} />;
  if (!view.hasRowMenu || column.dataKey !== view.rowHeaderKey) return content;
  return (
    <>
      {content}
      <RowMenuButton isActive={marks.activeColumn >= 0} />
    </>
  );
}

const rangeClass = ' bg-accent-bg!';

function isBox(column: PlacedColumn, { decorations, renderers }: TableView): boolean {
  const { dom, dataKey, part } = column;
  if (part !== 'value') return part === 'change';
  const hasAid = dataKey === decorations.bar || dataKey === decorations.heat;
  return hasAid || dom === 'img' || dom === 'html' || renderers.has(dataKey) || isSelectColumn(column);
}

function textClass({ textClass, isNumeric, sortKey, part }: PlacedColumn, value: unknown, view: TableView) {
  if (isEmptyValue(value) || part === 'previous') return `${textClass} text-fg-3`;
  return isNumeric && view.sortKey === sortKey ? `${textClass} font-medium` : textClass;
}

/** In rows of automatic height the content of a cell is aligned to the first line, and the row grows with it. */
function autoHeightClass(isNumeric: boolean): string {
  return `flex min-h-[calc(var(--meridian-row-height)-1px)] min-w-0 flex-1 items-center self-start leading-5 ${isNumeric ? 'justify-end' : ''}`;
}

interface SelectBoxProps {
  row: object;
  view: TableView;
  isSelected: boolean;
}

/** The checkbox of a row, named by the row's header. */
function SelectBox({ row, view, isSelected }: SelectBoxProps) {
  const name = view.rowHeaderKey === null ? '' : cellText(fieldOf(row, view.rowHeaderKey));
  return <GridCheckbox state={isSelected} label={view.labels.selectRow(name)} />;
}
