import { PointerSensor, type PointerSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/** Follows the pointer at once: on a busy page the drop would otherwise count where the pointer was some moves before. */
export class PromptPointerSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    super({ ...props, onMove: (coordinates) => flushSync(() => props.onMove(coordinates)) });
  }
}
