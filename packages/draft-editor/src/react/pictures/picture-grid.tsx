import type { Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import { equalOffsets, observeSize, useRowSlots } from '@meridian/ui/grid';
import {
  useEffect,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import type { LibraryPicture, PictureAddress } from './picture';
import { cardGap, movedIndex, pictureLayout, type PictureLayout, type PictureView } from './picture-layout';
import { PictureListHead, type PictureListHeadProps } from './picture-list-head';
import { PictureOption } from './picture-option';
import { usePictureSelection } from './use-picture-selection';

export interface PictureGridProps {
  pictures: readonly LibraryPicture[];
  addressOf: PictureAddress;
  /** Name of the list. Already translated. */
  label: string;
  language: Language;
  view?: PictureView;
  selectedIds?: ReadonlySet<string>;
  /** If absent, nothing can be selected. */
  onSelectedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;
  /** Called on a click or Enter. If absent, they select. */
  onOpen?: ((picture: LibraryPicture) => void) | undefined;
  className?: string;
  /** The order of the list, with headers that change it. If absent, there are no headers. */
  sorting?: Pick<PictureListHeadProps, 'sort' | 'onSortChange'> | undefined;
}

/**
 * Pictures as cards or as a list; only the visible ones are drawn. Its container determines its height.
 *
 * Keys: arrows, Home, End and Page keys move; Space selects, with Shift a range; Ctrl A selects all; Enter opens.
 */
export function PictureGrid({ sorting, ...props }: PictureGridProps): ReactElement {
  return (
    <div data-scope-ui="" className="flex min-h-0 min-w-0 flex-1 flex-col text-13">
      {sorting && props.view === 'list' && <PictureListHead {...sorting} language={props.language} />}
      <PictureListBox {...props} />
    </div>
  );
}

function PictureListBox({ view = 'grid', className, ...props }: Omit<PictureGridProps, 'sorting'>) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState(0);
  const id = useId();
  const { pictures, label, onOpen } = props;
  const selection = usePictureSelection(props);
  const layout = useLayout(scroller, view);
  const index = Math.max(0, Math.min(active, pictures.length - 1));
  const handleKey = (event: KeyboardEvent) => {
    const picture = pictures[index];
    if (!scroller || !picture) return;
    const page = Math.max(1, Math.floor(scroller.clientHeight / layout.rowHeight));
    const next = movedIndex(event.key, { index, count: pictures.length, columns: layout.columns, page });
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    if (next !== null) {
      setActive(next);
      scrollToRow(scroller, Math.floor(next / layout.columns), layout);
      if (event.shiftKey) selection.selectTo(next);
    } else if (event.key === ' ') {
      if (event.shiftKey) selection.selectTo(index);
      else selection.toggle(index);
    } else if (event.key === 'Enter') {
      if (onOpen) onOpen(picture);
      else selection.toggle(index);
    } else if (isAll) selection.selectAll();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={setScroller}
      role="listbox"
      aria-label={label}
      aria-multiselectable={props.onSelectedIdsChange !== undefined}
      aria-activedescendant={pictures.length > 0 ? optionId(id, index) : undefined}
      tabIndex={0}
      onKeyDown={handleKey}
      className={cn(
        'group/list relative min-h-0 flex-1 overflow-y-auto outline-none [scrollbar-gutter:stable]',
        view === 'grid' ? 'px-page py-4 max-desktop:px-4' : 'px-page max-desktop:px-4',
        className,
      )}
    >
      {scroller && (
        <Rows
          {...props}
          scroller={scroller}
          layout={layout}
          view={view}
          id={id}
          selection={selection}
          activeIndex={index}
          onActive={setActive}
        />
      )}
    </div>
  );
}

const optionId = (id: string, index: number) => `${id}-${String(index)}`;
const noRest = () => {};

interface RowsProps extends Omit<PictureGridProps, 'className' | 'sorting'> {
  scroller: HTMLElement;
  layout: PictureLayout;
  view: PictureView;
  id: string;
  selection: ReturnType<typeof usePictureSelection>;
  activeIndex: number;
  onActive: (index: number) => void;
}

/** The rows near the viewport. */
function Rows({ pictures, layout, scroller, view, activeIndex, ...props }: RowsProps) {
  const { addressOf, language, onOpen, selection, id, onActive, selectedIds } = props;
  const { columns, rowHeight } = layout;
  const rowCount = Math.ceil(pictures.length / columns);
  const offsets = useMemo(() => equalOffsets(rowCount, rowHeight), [rowCount, rowHeight]);
  const slots = useRowSlots({
    scroller,
    rowCount,
    offsets,
    rowHeight,
    headsHeight: 0,
    drawsAll: false,
    // the list refers to this option by its id
    alwaysDrawn: rowCount > 0 ? Math.floor(activeIndex / columns) : null,
    onRest: noRest,
  });
  const click = (event: MouseEvent, index: number) => {
    onActive(index);
    const picture = pictures[index];
    if (onOpen && picture && !event.shiftKey && !event.ctrlKey && !event.metaKey) onOpen(picture);
    else if (event.shiftKey) selection.selectTo(index);
    else selection.toggle(index);
  };
  return (
    <div role="presentation" style={{ height: offsets.totalHeight }} className="relative">
      {slots.map((row, slot) => (
        <div
          key={slot}
          role="presentation"
          style={{
            height: rowHeight,
            transform: `translateY(${String(offsets.topOf(row))}px)`,
            gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
            columnGap: cardGap,
          }}
          className="absolute inset-x-0 top-0 grid content-start"
        >
          {pictures.slice(row * columns, (row + 1) * columns).map((picture, column) => {
            const index = row * columns + column;
            return (
              <PictureOption
                key={picture.id}
                id={optionId(id, index)}
                picture={picture}
                index={index}
                view={view}
                language={language}
                count={pictures.length}
                src={addressOf(picture.id)}
                isSelectable={selection.isSelectable}
                isSelected={selectedIds?.has(picture.id) ?? false}
                isActive={index === activeIndex}
                onClick={(event) => click(event, index)}
                onToggle={(event) => {
                  onActive(index);
                  if (event.shiftKey) selection.selectTo(index);
                  else selection.toggle(index);
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function useLayout(scroller: HTMLElement | null, view: PictureView): PictureLayout {
  const [innerWidth, setInnerWidth] = useState(0);
  useEffect(() => {
    if (!scroller) return undefined;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(scroller);
      setInnerWidth(scroller.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    measure();
    return observeSize(scroller, measure);
  }, [scroller]);
  return pictureLayout(view, innerWidth);
}

function scrollToRow(scroller: HTMLElement, row: number, { rowHeight }: PictureLayout): void {
  const top = row * rowHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + rowHeight > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + rowHeight - scroller.clientHeight;
}
