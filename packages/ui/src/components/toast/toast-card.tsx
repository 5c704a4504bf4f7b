import type { ReactNode } from 'react';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  FileSpreadsheetIcon,
  InfoIcon,
  TriangleAlertIcon,
  XIcon,
} from '../../icons';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { ProgressBar } from '../progress-bar/progress-bar';

export type ToastTone = 'ok' | 'info' | 'warn' | 'bad';

interface ToastCardProps {
  tone: ToastTone;
  title: string;
  description?: ReactNode;
  /** Progress of a task, such as an export, 0 to 1. */
  progress?: number | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  closeLabel: string;
  onClose: () => void;
}

const icons: Record<ToastTone, ReactNode> = {
  ok: <CircleCheckIcon className="mt-0.5 text-ok-fg" />,
  info: <InfoIcon className="mt-0.5 text-info-fg" />,
  warn: <TriangleAlertIcon className="mt-0.5 text-warn-fg" />,
  bad: <CircleAlertIcon className="mt-0.5 text-bad-fg" />,
};

/** One toast. The region around it is polite; an error interrupts. */
export function ToastCard({
  tone,
  title,
  description,
  progress,
  action,
  closeLabel,
  onClose,
}: ToastCardProps) {
  return (
    <div
      data-scope-ui=""
      data-elevated=""
      role={tone === 'bad' ? 'alert' : undefined}
      className="flex w-[min(380px,calc(100vw-32px))] gap-2.5 rounded-md bg-overlay py-3 pr-3 pl-3.5 font-sans text-13 text-fg-1 shadow-dialog"
    >
      {progress === undefined ? icons[tone] : <FileSpreadsheetIcon className="mt-0.5 text-accent-fg" />}
      <div className="min-w-0 flex-1">
        <p className="flex gap-2 font-medium">
          <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
          {progress !== undefined && (
            // the bar informs assistive technology, which would announce every step of this text
            <span aria-hidden className="font-normal text-fg-3 tabular-nums">
              {Math.round(progress * 100)}%
            </span>
          )}
        </p>
        {progress !== undefined && <ProgressBar label={title} value={progress} className="mt-2 h-1" />}
        {description && (
          <div data-scope-end="" className="text-fg-3">
            {description}
          </div>
        )}
        {action && (
          <Button
            variant="link"
            className="-ml-1.5"
            onClick={() => {
              action.onClick();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton size="small" label={closeLabel} onClick={onClose} className="-my-0.5">
        <XIcon />
      </IconButton>
    </div>
  );
}
