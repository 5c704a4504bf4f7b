import { formatInstant, type Language } from '@meridian/i18n/core';
import { Button, cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import { issueMessage, type Draft, type IssueWithWaiver } from '../../core';
import { issuePlace } from './issue-place';
import { issuesPanelLabels } from './labels';

export interface IssueLineProps {
  draft: Draft;
  issue: IssueWithWaiver;
  language: Language;
  /** IANA name. */
  timeZone: string;
  onJump: () => void;
  /** If absent, the issue cannot be waived. */
  onWaive: (() => void) | undefined;
  /** If absent, the waiver cannot be removed. */
  onUnwaive: (() => void) | undefined;
}

/** An issue with its place, to which it links. */
export function IssueLine({
  draft,
  issue,
  language,
  timeZone,
  onJump,
  onWaive,
  onUnwaive,
}: IssueLineProps): ReactElement {
  const labels = issuesPanelLabels[language];
  const place = issuePlace(draft, issue, language);
  const { waiver } = issue;
  const action = waiver
    ? { text: labels.removeWaiver, name: labels.removeWaiverAt(place), onClick: onUnwaive }
    : { text: labels.waive, name: labels.waiveAt(place), onClick: onWaive };
  return (
    <li className="flex items-start gap-1 border-t border-line-1 first:border-t-0">
      <button
        type="button"
        onClick={onJump}
        className="flex min-h-8 min-w-0 flex-1 flex-col gap-0.5 rounded-xs px-2 py-1.5 text-left wrap-anywhere focus-ring hover:bg-hover"
      >
        <span className="text-12 text-fg-3">{place}</span>
        <span className={cn('text-13', waiver ? 'text-fg-2' : 'text-fg-1')}>
          {issueMessage(issue, language)}
        </span>
        {waiver && (
          <span className="text-12 text-fg-2">
            {labels.waived(waiver.reason)}
            <span className="block text-fg-3">
              {[waiver.who, formatInstant(waiver.when, timeZone, language)].filter(Boolean).join(' · ')}
            </span>
          </span>
        )}
      </button>
      {action.onClick && (
        <span data-size="mini" className="flex shrink-0 pt-1">
          <Button variant="link" aria-label={action.name} onClick={action.onClick}>
            {action.text}
          </Button>
        </span>
      )}
    </li>
  );
}
