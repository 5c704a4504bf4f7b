import { useRef, useState } from 'react';
import { Button } from '../../components/button/button';
import { RotateCcwIcon } from '../../icons';

export interface ResetFooterLabels {
  reset: string;
  undo: string;
  /** Announced after a reset. */
  resetDone: string;
  /** Announced after an undo. */
  resetUndone: string;
}

export interface ResetFooterProps<Settings> {
  /** The current settings. */
  value: Settings;
  /** Whether every setting has its default. */
  isDefault: boolean;
  onReset: () => void;
  /** Called with the settings from before the reset. */
  onUndo: (previous: Settings) => void;
  labels: ResetFooterLabels;
}

/** Resets all settings. "Undo" restores them, until a setting is changed. */
export function ResetFooter<Settings extends object>({
  value,
  isDefault,
  onReset,
  onUndo,
  labels,
}: ResetFooterProps<Settings>) {
  const [previous, setPrevious] = useState<Settings>();
  const [status, setStatus] = useState('');
  const resetButton = useRef<HTMLButtonElement>(null);
  const handleReset = () => {
    if (!isDefault) setPrevious(value);
    onReset();
    setStatus(labels.resetDone);
  };
  const handleUndo = (settings: Settings) => {
    onUndo(settings);
    setPrevious(undefined);
    setStatus(labels.resetUndone);
    resetButton.current?.focus();
  };
  return (
    <div data-scope-ui="" className="flex items-center justify-between">
      <Button
        ref={resetButton}
        variant="ghost"
        icon={<RotateCcwIcon />}
        className="-ml-2.5"
        onClick={handleReset}
      >
        {labels.reset}
      </Button>
      {previous && isDefault && (
        <Button variant="ghost" className="-mr-2.5" onClick={() => handleUndo(previous)}>
          {labels.undo}
        </Button>
      )}
      <span role="status" className="sr-only">
        {status}
      </span>
    </div>
  );
}
