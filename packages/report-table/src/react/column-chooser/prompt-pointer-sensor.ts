import { PointerSensor, type PointerSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/** Follows the pointer immediately: on a busy page the drop would otherwise use an outdated position. */
export class PromptPointerSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    super({ ...props, onMove: (coordinates) => flushSync(() => props.onMove(coordinates)) });
  }
}
