import { cn } from '@meridian/ui';
import { CheckIcon, InfoIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import type { CopyNote } from './copy-notes';

const icons = { warning: TriangleAlertIcon, advice: InfoIcon, good: CheckIcon };

/** Warnings and advice in the hint of a field. They never block. */
export function FieldNotes({ notes }: { notes: readonly CopyNote[] }): ReactElement {
  return (
    <>
      {notes.map(({ tone, text }) => {
        const Icon = icons[tone];
        return (
          <span
            key={text}
            data-scope-ui=""
            className={cn('flex items-start gap-1.5', tone === 'good' ? 'text-ok-fg' : 'text-warn-fg')}
          >
            <Icon className="mt-px size-3.5" />
            <span>{text}</span>
          </span>
        );
      })}
    </>
  );
}
