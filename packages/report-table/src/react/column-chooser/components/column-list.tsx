import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { ArrangedColumn } from '../../../core/columns/column-state';
import { currentSlot, adjacentSlot, slotKey } from '../column-slots';
import type { ColumnChooserLabels, ColumnPosition } from '../labels';
import type { ColumnDraft } from '../use-column-draft';
import { useColumnDrag } from '../use-column-drag';
import { ColumnRow, type RowControl } from './column-row';
import { ColumnSection } from './column-section';
import { LiftedRow } from './lifted-row';

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
  const [message, setMessage] = useState('');
  const { dragged, contextProps } = useColumnDrag({
    groups,
    labels,
    announce: setMessage,
    onPut: draft.put,
    onDraggingChange,
  });
  const found = groups
    .map((group) => ({ ...group, columns: group.columns.filter(({ title }) => matches(title, query)) }))
    .filter(({ columns }) => columns.length > 0);
  const targetKey = dragged && dragged.slot.before !== dragged.id ? slotKey(dragged.slot) : null;

  /** A column in another group is another element: the focus must follow it there. */
  const change = (column: ArrangedColumn, control: RowControl, apply: () => ColumnPosition) => {
    const { side, ...position } = flushSync(apply);
    const where = labels.position({ side: labels.side[side], ...position });
    setMessage(labels.movedTo({ title: column.title, where }));
    focusControl(list.current, column.id, control);
  };
  const handleControlKey = (column: ArrangedColumn, event: KeyboardEvent, control: RowControl) => {
    const steps = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (steps === 0 || dragged) return;
    event.preventDefault();
    if (!event.altKey) {
      focusBeside(list.current, { id: column.id, control, steps });
      return;
    }
    const from = currentSlot(groups, column.id);
    const slot = query === '' && from && adjacentSlot(groups, { id: column.id, from, steps });
    if (slot) change(column, control, () => draft.put(column.id, slot));
  };

  return (
    <DndContext {...contextProps}>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto pb-2">
        {found.map(({ side, columns }) => (
          <ColumnSection
            key={side}
            side={side}
            heading={labels.side[side]}
            isEndTarget={targetKey === slotKey({ side, before: null })}
          >
            {columns.map((column) => {
              const slotId = slotKey({ side, before: column.id });
              return (
                <ColumnRow
                  key={column.id}
                  column={column}
                  slotId={slotId}
                  isTarget={targetKey === slotId}
                  canMove={query === ''}
                  canHide={!column.isLocked && (column.isHidden || draft.shownCount > 1)}
                  labels={labels}
                  onHiddenChange={(isHidden) => draft.setHidden(column.id, isHidden)}
                  onTogglePin={() => change(column, 'pin', () => draft.togglePin(column))}
                  onControlKey={(event, control) => handleControlKey(column, event, control)}
                />
              );
            })}
          </ColumnSection>
        ))}
        {found.length === 0 && (
          <p role="status" className="px-3 py-6 text-center text-fg-3">
            {labels.noMatch}
          </p>
        )}
      </div>
      <div role="status" className="sr-only">
        {message}
      </div>
      {/* fixed to the page, unlike the panel */}
      {createPortal(
        <DragOverlay
          dropAnimation={null}
          transition="none"
          modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
          style={{ zIndex: 'var(--meridian-z-toast)' }}
        >
          {groups
            .flatMap(({ columns }) => columns)
            .filter(({ id }) => id === dragged?.id)
            .map((column) => (
              <LiftedRow key={column.id} column={column} />
            ))}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
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
