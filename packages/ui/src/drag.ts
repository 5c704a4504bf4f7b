export { DragArea, type DragAreaProps } from './drag/drag-area';
export { DragPreview } from './drag/drag-preview';
export { DropIndicator } from './drag/drop-indicator';
export type { DropTargets } from './drag/drop-targets';
export { useDrag, type Drag, type DragOptions } from './drag/use-drag';
export { useDragItem, type DragItem } from './drag/use-drag-item';
export type { DragStart } from './drag/use-drag-sensors';
export { useDropTarget } from './drag/use-drop-target';
