import {
  KeyboardSensor,
  MouseSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
  type SensorProps,
} from '@dnd-kit/core';
import { flushSync } from 'react-dom';
import { LinkMouseSensor } from './link-mouse-sensor';

/**
 * What begins a drag. `handle`: a pointer moves a handle, which has `touch-action: none`, or Space picks it up; `row`: a mouse moves an
 * item, or a touch rests on it first, because a shorter one scrolls; `link`: a mouse moves an item that is a link.
 */
export type DragStart = 'handle' | 'link' | 'row';

// a press that does not move is a click
const byDistance = { activationConstraint: { distance: 4 } };
const byRest = { activationConstraint: { delay: 250, tolerance: 6 } };

export function useDragSensors(start: DragStart, coordinateGetter: KeyboardCoordinateGetter) {
  const pointer = useSensor(PromptPointerSensor, byDistance);
  const keyboard = useSensor(KeyboardSensor, { scrollBehavior: 'auto', coordinateGetter });
  const mouse = useSensor(PromptMouseSensor, byDistance);
  const touch = useSensor(TouchSensor, byRest);
  const link = useSensor(LinkMouseSensor, byDistance);
  const isHandle = start === 'handle';
  const isRow = start === 'row';
  return useSensors(
    isHandle ? pointer : null,
    isHandle ? keyboard : null,
    isRow ? mouse : null,
    isRow ? touch : null,
    start === 'link' ? link : null,
  );
}

class PromptPointerSensor extends PointerSensor {
  constructor(props: ConstructorParameters<typeof PointerSensor>[0]) {
    super(prompt(props));
  }
}

class PromptMouseSensor extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(prompt(props));
  }
}

/** Follows the pointer immediately: on a busy page the drop would otherwise use an outdated position. */
function prompt<Options extends object>(props: SensorProps<Options>): SensorProps<Options> {
  return { ...props, onMove: (coordinates) => flushSync(() => props.onMove(coordinates)) };
}
