import type { CellPosition, CellRange, RowOffsets } from '@meridian/ui/grid';
import { useCallback, useImperativeHandle, useMemo, useRef, type CSSProperties } from 'react';
import type { BodyRowsProps } from '../components/body-rows';
import type { GroupedRowsProps, PinnedLayout } from './pinned-layout';
import type { RowGroup } from './row-groups-of';

/** Rows pinned at the top, scrolling rows, and rows pinned at the bottom. */
export function GroupedRows({ layout, ...props }: GroupedRowsProps) {
  const { groups, topHeight, footHeight, BodyRows } = layout;
  const { top, body, bottom } = groups;
  const topEdge = props.headsHeight - topHeight - footHeight;
  const { view, offsetsRef, onRest } = props;
  const { start } = body;
  // sticky rows need a known height
  const fixedView = useMemo(() => ({ ...view, hasAutoHeight: false }), [view]);
  const topStyle = useMemo(() => ({ top: topEdge }), [topEdge]);
  const offsets = useRef<RowOffsets>(null);
  useImperativeHandle(
    offsetsRef,
    () => ({
      topOf: (position) => offsets.current?.topOf(position - start) ?? 0,
      positionAt: (offset) => start + (offsets.current?.positionAt(offset) ?? 0),
      get totalHeight() {
        return offsets.current?.totalHeight ?? 0;
      },
    }),
    [start],
  );
  const handleRest = useCallback(
    (first: number, last: number) => onRest(start + first, start + last),
    [onRest, start],
  );
  const pinned = { ...props, BodyRows, view: fixedView };
  return (
    <>
      {top.rowCount > 0 && <PinnedGroupRows {...pinned} group={top} pinnedStyle={topStyle} />}
      <Group {...props} BodyRows={BodyRows} group={body} onRest={handleRest} offsetsRef={offsets} />
      {bottom.rowCount > 0 && <PinnedGroupRows {...pinned} group={bottom} pinnedStyle={bottomStyle} />}
    </>
  );
}

const bottomStyle = { bottom: 0 };

interface GroupProps extends BodyRowsProps, Pick<PinnedLayout, 'BodyRows'> {
  group: RowGroup;
}

function PinnedGroupRows(props: GroupProps & { pinnedStyle: CSSProperties }) {
  const offsets = useRef<RowOffsets>(null);
  return <Group {...props} drawsAll isFaded={false} onDraw={ignore} onRest={ignore} offsetsRef={offsets} />;
}

/** The rows of one group, with its own positions. */
function Group({ BodyRows, group, active, range, firstAriaIndex, ...props }: GroupProps) {
  const { start, rowCount, rowAt } = group;
  const groupActive = useMemo(() => activeIn(group, active), [group, active]);
  const groupRange = useMemo(() => rangeIn(group, range), [group, range]);
  return (
    <BodyRows
      {...props}
      rowCount={rowCount}
      rowAt={rowAt}
      active={groupActive}
      range={groupRange}
      firstAriaIndex={firstAriaIndex + start}
    />
  );
}

function activeIn({ start, rowCount }: GroupProps['group'], active: CellPosition | null) {
  const row = active ? active.row - start : -1;
  return active && row >= 0 && row < rowCount ? { ...active, row } : null;
}

function rangeIn({ start }: GroupProps['group'], range: CellRange | null) {
  return range && { ...range, fromRow: range.fromRow - start, toRow: range.toRow - start };
}

/** Pinned rows are always drawn, loaded, and measured with the columns. */
function ignore() {
  // intentionally empty
}
