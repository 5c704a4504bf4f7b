import type { Language } from '@meridian/i18n/core';
import { cn, Popover, PopoverAnchor, PopoverContent, unlessComposing } from '@meridian/ui';
import {
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { cellErrorMessage, type GridLabels } from '../labels';
import { OptionList } from './option-list';
import { useCellDraft, type CellDraftInput } from './use-cell-draft';

/** Commands of the grid to its field. */
export interface CellEditorHandle {
  focus: () => void;
  /** Opens the active cell; false if it cannot be edited. */
  start: () => boolean;
  /** Ends an edit; false if its text must be corrected first. */
  commit: () => boolean;
}

export interface CellEditorProps extends CellDraftInput {
  ref: Ref<CellEditorHandle>;
  /** Id of the grid; the active cell has the id `${gridId}-active`. */
  gridId: string;
  /** Name of the grid: names the field while no value is active. */
  label: string;
  hasActive: boolean;
  /** Position of the active cell: its row, its column and, for a pinned column, its edge. */
  rowStyle: CSSProperties;
  cellStyle: CSSProperties;
  isPinned: boolean;
  labels: GridLabels;
  language: Language;
  /** Moves the active cell after an edit. */
  onMove: (step: { rows: number; columns: number }) => void;
  /** Handles keys while no cell is edited. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onCopy: (event: ClipboardEvent) => void;
  onCut: (event: ClipboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/**
 * The only field of the grid. It always has the focus and lies over the active cell, invisible until the cell is edited: an input method
 * thus composes into it from its first key.
 */
export function CellEditor(props: CellEditorProps): ReactElement {
  const { ref, gridId, cell, labels } = props;
  const input = useRef<HTMLInputElement>(null);
  const edit = useCellDraft(props);
  const { draft } = edit;
  const listId = `${gridId}-options`;
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus({ preventScroll: true }),
    start: () => edit.start(null),
    commit: edit.commit,
  }));

  const shown = draft?.cell ?? cell;
  const isList = draft?.cell.column.kind === 'select';
  const option = isList ? edit.options[draft.option] : undefined;
  const whileIdle = (handle: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
    if (!draft) handle(event);
  };
  return (
    <div
      className="pointer-events-none absolute inset-x-0 grid h-9 grid-cols-(--columns)"
      style={props.rowStyle}
    >
      <Popover open={draft !== null && (isList || draft.error !== null)}>
        <PopoverAnchor asChild>
          <input
            ref={input}
            type="text"
            autoComplete="off"
            spellCheck={false}
            readOnly={!cell || cell.column.isReadonly === true}
            role={isList ? 'combobox' : undefined}
            aria-expanded={isList ? true : undefined}
            aria-controls={isList ? listId : gridId}
            aria-activedescendant={
              isList
                ? option && `${listId}-${draft.option}`
                : !draft && props.hasActive
                  ? `${gridId}-active`
                  : undefined
            }
            aria-label={shown ? labels.field(shown.column.label, shown.index + 1) : props.label}
            aria-describedby={`${gridId}-keys`}
            aria-invalid={draft?.error ? true : undefined}
            placeholder={isList ? labels.options : undefined}
            value={draft?.text ?? ''}
            className={cn(
              'min-w-0 border-0 bg-surface px-2.5 text-13 text-fg-1 outline-2 -outline-offset-2 outline-accent',
              shown?.column.kind === 'number' && 'text-right tabular-nums',
              draft ? 'pointer-events-auto' : 'opacity-0',
              draft?.error && 'outline-bad-solid',
              props.isPinned ? 'sticky z-[11]' : 'relative z-1',
            )}
            style={props.cellStyle}
            onChange={({ target }) => edit.setText(target.value)}
            onCompositionStart={edit.startComposing}
            onCompositionEnd={({ currentTarget }) => edit.endComposing(currentTarget.value)}
            onKeyDown={unlessComposing((event) => handleKey(event, edit, props))}
            onFocus={props.onFocus}
            onPointerDown={edit.keepInCell}
            onBlur={edit.commit}
            onCopy={whileIdle(props.onCopy)}
            onCut={whileIdle(props.onCut)}
            onPaste={whileIdle(props.onPaste)}
          />
        </PopoverAnchor>
        <PopoverContent
          label={labels.options}
          className="min-w-(--radix-popover-trigger-width)"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {draft?.error ? (
            <p data-scope-ui="" role="alert" className="px-2.5 py-1.5 text-bad-fg">
              {cellErrorMessage(draft.error, props.language)}
            </p>
          ) : (
            <OptionList
              id={listId}
              label={shown?.column.label ?? labels.options}
              options={edit.options}
              highlighted={draft?.option ?? 0}
              onChoose={edit.choose}
            />
          )}
        </PopoverContent>
      </Popover>
    </div>
  );
}

type Edit = ReturnType<typeof useCellDraft>;

function handleKey(event: KeyboardEvent<HTMLElement>, edit: Edit, props: CellEditorProps): void {
  const { key } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!edit.draft) {
    const opens = isPlain && (key === 'F2' || (key === 'Enter' && !event.shiftKey));
    if (opens && edit.start(null)) event.preventDefault();
    else props.onKeyDown(event);
    return;
  }
  const isList = edit.draft.cell.column.kind === 'select';
  if (key === 'Escape') edit.cancel();
  else if (key === 'F2') edit.keepInCell();
  else if (isList && (key === 'ArrowDown' || key === 'ArrowUp'))
    edit.moveOption(key === 'ArrowDown' ? 1 : -1);
  else {
    const step = stepOf(event, edit.draft.isTyped);
    if (!step) return;
    if (edit.commit()) props.onMove(step);
  }
  event.preventDefault();
}

/** The move of a key that ends an edit; null for a key that does not end it. */
function stepOf(
  { key, shiftKey, altKey }: KeyboardEvent,
  isTyped: boolean,
): { rows: number; columns: number } | null {
  if (altKey) return null;
  const sign = shiftKey ? -1 : 1;
  if (key === 'Enter') return { rows: sign, columns: 0 };
  if (key === 'Tab') return { rows: 0, columns: sign };
  if (!isTyped || shiftKey) return null;
  switch (key) {
    case 'ArrowDown':
      return { rows: 1, columns: 0 };
    case 'ArrowUp':
      return { rows: -1, columns: 0 };
    case 'ArrowRight':
      return { rows: 0, columns: 1 };
    case 'ArrowLeft':
      return { rows: 0, columns: -1 };
    default:
      return null;
  }
}
