import { DragArea, DragPreview, useDrag } from '@meridian/ui/drag';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ArrangedColumn } from '../../../core/columns/column-state';
import { dropTargetsOf, positionAt, slotKey, slotsOf, type ColumnSlot } from '../column-slots';
import type { ColumnChooserLabels, ColumnPosition } from '../labels';
import type { ColumnDraft } from '../use-column-draft';
import { ColumnRow, type RowControl } from './column-row';
import { ColumnSection } from './column-section';

export interface ColumnListProps {
  draft: ColumnDraft;
  /** Shows only columns with this text in their title; empty for all. Columns can only be moved among all. */
  query: string;
  labels: ColumnChooserLabels;
  onDraggingChange: (isDragging: boolean) => void;
}

/** The columns in their groups. Handles dragging; arrow keys move from row to row, with Alt they move the column. */
export function ColumnList({ draft, query, labels, onDraggingChange }: ColumnListProps) {
  const { groups } = draft;
  const list = useRef<HTMLDivElement>(null);
  const titleOf = (id: string) =>
    groups.flatMap(({ columns }) => columns).find((column) => column.id === id)?.title ?? '';
  const slotOf = (id: string, target: string): ColumnSlot =>
    slotsOf(groups, id).find((slot) => slotKey(slot) === target) ?? { side: 'none', before: id };
  const positionText = ({ side, ...position }: ColumnPosition) =>
    labels.position({ side: labels.side[side], ...position });
  const drag = useDrag({
    start: 'handle',
    detect: 'gap',
    targetsOf: (id) => dropTargetsOf(groups, id),
    onDrop: (id, target) => draft.put(id, slotOf(id, target)),
    onDraggingChange,
    speech: {
      labels,
      describe: (id, target) => ({
        title: titleOf(id),
        where: positionText(positionAt(groups, { id, slot: slotOf(id, target) })),
      }),
    },
  });
  const found = groups
    .map((group) => ({ ...group, columns: group.columns.filter(({ title }) => matches(title, query)) }))
    .filter(({ columns }) => columns.length > 0);

  const togglePin = (column: ArrangedColumn) => {
    // a column in another group is another element: the focus must follow it there
    const position = flushSync(() => draft.togglePin(column));
    drag.announce({ title: column.title, where: positionText(position) });
    focusControl(list.current, column.id, 'pin');
  };
  const handleControlKey = (column: ArrangedColumn, event: KeyboardEvent, control: RowControl) => {
    const steps = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (steps === undefined || drag.draggedId !== null) return;
    event.preventDefault();
    if (!event.altKey) focusBeside(list.current, { id: column.id, control, steps });
    else if (query === '' && drag.moveBy(column.id, steps)) focusControl(list.current, column.id, control);
  };

  return (
    <DragArea drag={drag} preview={(id) => <DragPreview>{titleOf(id)}</DragPreview>}>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto pb-2">
        {found.map(({ side, columns }) => (
          <ColumnSection key={side} side={side} heading={labels.side[side]}>
            {columns.map((column) => (
              <ColumnRow
                key={column.id}
                column={column}
                slotId={slotKey({ side, before: column.id })}
                canMove={query === ''}
                canHide={!column.isLocked && (column.isHidden || draft.shownCount > 1)}
                labels={labels}
                onHiddenChange={(isHidden) => draft.setHidden(column.id, isHidden)}
                onTogglePin={() => togglePin(column)}
                onControlKey={(event, control) => handleControlKey(column, event, control)}
              />
            ))}
          </ColumnSection>
        ))}
        {found.length === 0 && (
          <p role="status" className="px-3 py-6 text-center text-fg-3">
            {labels.noMatch}
          </p>
        )}
      </div>
    </DragArea>
  );
}

function matches(title: string, query: string): boolean {
  return title.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}

function focusControl(list: HTMLElement | null, id: string, control: RowControl) {
  rowsOf(list)
    .find((row) => row.dataset.column === id)
    ?.querySelector<HTMLElement>(`[data-control='${control}']`)
    ?.focus();
}

function focusBeside(
  list: HTMLElement | null,
  { id, control, steps }: { id: string; control: RowControl; steps: number },
) {
  const rows = rowsOf(list);
  const row = rows[rows.findIndex((each) => each.dataset.column === id) + steps];
  const enabled = [`[data-control='${control}']`, '[data-control]'].map((selector) =>
    row?.querySelector<HTMLElement>(`${selector}:enabled`),
  );
  enabled.find(Boolean)?.focus();
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
}
