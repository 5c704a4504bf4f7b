import type { CellPosition } from '@meridian/ui/grid';
import type { ReactNode, RefObject } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import type { useColumnCommands } from '../columns/use-column-commands';
import type { ReportTableModel } from '../model';
import type { GridHeadRows } from '../rows/grid-head-rows';
import { GroupRow } from './group-row';
import { HeadRow } from './head-row';
import type { PlacedColumn } from './placement';
import { SummaryRow } from './summary-row';
import type { TableView } from './view';

export interface GridHeadsProps {
  ref: RefObject<HTMLDivElement | null>;
  model: ReportTableModel<object>;
  heads: GridHeadRows;
  /** The rendered columns. */
  columns: readonly PlacedColumn[];
  commands: ReturnType<typeof useColumnCommands>;
  active: CellPosition | null;
  view: TableView;
  /** Undefined without totals. */
  totalOf: ((column: ReportColumn) => unknown) | undefined;
  /** The checkbox that selects all rows, if rows can be selected. */
  selectAll: ReactNode;
}

/** The sticky rows above the body: groups, titles and totals. */
export function GridHeads(props: GridHeadsProps) {
  const { ref, model, heads, columns, commands, active, view, totalOf, selectAll } = props;
  const { comparisonParts } = model;
  const { menu } = commands;
  const activeIn = (row: number) => (active?.row === row ? active.column : -1);
  return (
    <div ref={ref} role="rowgroup" className="sticky top-0 z-pinned print:static">
      {heads.hasGroups && (
        <GroupRow
          columns={columns}
          comparedEnd={(column) =>
            comparisonParts && (
              <comparisonParts.GroupToggle
                column={column}
                folded={model.foldedGroups}
                onToggle={model.toggleGroup}
                labels={comparisonParts.labels}
              />
            )
          }
        />
      )}
      <HeadRow
        columns={columns}
        ariaRowIndex={heads.hasGroups ? 2 : 1}
        isSecond={heads.hasGroups}
        model={model}
        activeColumn={activeIn(-heads.headCount)}
        activeId={view.activeId}
        onSort={commands.toggleSort}
        openMenu={menu.openId}
        onMenu={(column) => menu.open(column, false)}
        onMenuNear={menu.preload}
        selectAll={selectAll}
        ownHeads={model.ownRenderers.heads}
      />
      {totalOf && (
        <SummaryRow
          columns={columns}
          ariaRowIndex={heads.headRows}
          totalOf={totalOf}
          totalCount={model.totalCount}
          ownTotals={model.ownRenderers.totals}
          activeColumn={activeIn(-1)}
          view={view}
        />
      )}
    </div>
  );
}
