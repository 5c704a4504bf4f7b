import { useState, type DragEvent, type HTMLAttributes } from 'react';
import type { Draft, DraftCommand } from '../../core';
import { keyOfNode, type DraftNode } from './tree-items';
import { unitMove } from './unit-move';

/** Lets units be dragged to other places. Menus offer the same for keyboard and touch. */
export function useUnitDrag({
  draft,
  onCommand,
  isReadOnly,
}: {
  draft: Draft;
  onCommand: (command: DraftCommand) => void;
  isReadOnly: boolean;
}) {
  const [unitId, setUnitId] = useState<string>();
  const [overKey, setOverKey] = useState<string>();
  const end = () => {
    setUnitId(undefined);
    setOverKey(undefined);
  };
  /** Drag state of a row. `isTarget`: a unit that is dropped now goes there. */
  function dragOf(node: DraftNode): { isTarget: boolean; props: HTMLAttributes<HTMLElement> } {
    if (isReadOnly) return { isTarget: false, props: {} };
    const key = keyOfNode(node);
    const move = unitId === undefined ? null : unitMove(draft, unitId, node);
    return {
      isTarget: move !== null && overKey === key,
      props: {
        ...(node.kind === 'unit' && {
          draggable: true,
          onDragStart: (event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move';
            setUnitId(node.id);
          },
          onDragEnd: end,
        }),
        ...(move && {
          onDragOver: (event: DragEvent) => {
            // allows the drop
            event.preventDefault();
            setOverKey(key);
          },
          onDragLeave: () => setOverKey((current) => (current === key ? undefined : current)),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            end();
            onCommand(move);
          },
        }),
      },
    };
  }
  return dragOf;
}
