import { Button, SegmentedControl } from '@meridian/ui';
import type { ReactElement } from 'react';
import { schedulePresets } from '../../core/schedule/presets';
import type { DragMode, TimeGridLabels } from './labels';
import type { TimeGridModel } from './use-time-grid';

const dragModes: readonly DragMode[] = ['paint', 'select'];

export interface TimeGridToolbarProps {
  model: TimeGridModel;
  labels: TimeGridLabels;
}

/** The drag mode, and buttons for common hours. */
export function TimeGridToolbar({ model, labels }: TimeGridToolbarProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <SegmentedControl
        label={labels.dragging}
        items={dragModes.map((mode) => ({ value: mode, label: labels.dragMode[mode] }))}
        value={model.dragMode}
        onValueChange={model.setDragMode}
      />
      <div role="group" aria-label={labels.presets} className="flex flex-wrap gap-1.5">
        {schedulePresets.map((preset) => (
          <Button key={preset} onClick={() => model.applyPreset(preset)}>
            {labels.preset[preset]}
          </Button>
        ))}
      </div>
    </div>
  );
}
