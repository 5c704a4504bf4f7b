import { formatNumber, type Language } from '@meridian/i18n/core';
import { Button, cn } from '@meridian/ui';
import { ChevronRightIcon, CircleAlertIcon, InfoIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import { useId, useRef, useState, type ComponentProps, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { ruleTitle, type Draft, type Issue, type IssueGroup, type Waiver } from '../../core';
import { IssueLine } from './issue-line';
import { issuesPanelLabels } from './labels';
import { groupName } from './use-kept-focus';

/** Number of lines that are shown at first, and that each "Show more" adds: a draft can have thousands of issues of a rule. */
const linesPerStep = 50;

const icons = {
  error: { Icon: CircleAlertIcon, colour: 'text-bad-fg' },
  warning: { Icon: TriangleAlertIcon, colour: 'text-warn-fg' },
  advice: { Icon: InfoIcon, colour: 'text-fg-3' },
} as const;

export interface RuleIssuesProps {
  draft: Draft;
  group: IssueGroup;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  hasWaived: boolean;
  language: Language;
  timeZone: string;
  onJump: (issue: Issue) => void;
  /** If absent, no waivers can be added. */
  onWaive: ((issues: readonly Issue[]) => void) | undefined;
  onUnwaive: ((waiver: Waiver) => void) | undefined;
}

/** Issues of one rule: a collapsible header, and the issues. */
export function RuleIssues(props: RuleIssuesProps): ReactElement {
  const { group, isOpen, onOpenChange, hasWaived, language, onJump, onUnwaive, ...line } = props;
  const { ruleId, severity, count, waivedCount, issues } = group;
  const labels = issuesPanelLabels[language];
  const id = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(linesPerStep);
  const all = hasWaived ? issues : issues.slice(0, count);
  const onWaive = severity === 'error' ? undefined : props.onWaive;
  const { Icon, colour } = icons[severity];

  const showMore = () => {
    // the button may disappear: the focus goes to the first new line
    flushSync(() => setLimit(limit + linesPerStep));
    listRef.current?.children[limit]?.querySelector('button')?.focus();
  };
  return (
    <section aria-labelledby={`${id}-head`} {...groupName(`${severity} ${ruleId}`)}>
      <h3 className="flex">
        <button
          type="button"
          id={`${id}-head`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          onClick={() => onOpenChange(!isOpen)}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-sm px-2 text-left text-13 font-medium focus-ring hover:bg-hover max-desktop:min-h-11"
        >
          <ChevronRightIcon aria-hidden className={cn('size-4 shrink-0 text-fg-3', isOpen && 'rotate-90')} />
          <Icon aria-hidden className={cn('size-4 shrink-0', colour)} />
          <span className="sr-only">{labels.severityOf[severity]}: </span>
          <span className="min-w-0 flex-1 wrap-anywhere">{ruleTitle(issues[0] ?? { ruleId }, language)}</span>
          <span className="shrink-0 text-12 text-fg-2 tabular-nums">
            {hasWaived && waivedCount > 0 && <>{labels.waivedCount(waivedCount)} · </>}
            <span aria-hidden>{formatNumber(count)}</span>
            <span className="sr-only">{labels.issues(count)}</span>
          </span>
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}-list`} className="pb-2 pl-6">
          {onWaive && count > 1 && (
            <MiniButton variant="link" onClick={() => onWaive(issues.slice(0, count))}>
              {labels.waiveAll(count)}
            </MiniButton>
          )}
          <ul ref={listRef}>
            {all.slice(0, limit).map((issue, index) => (
              <IssueLine
                // a row can have two issues of a rule in one field
                key={`${issue.kind} ${issue.id} ${issue.field ?? ''} ${issue.code} ${String(index)}`}
                {...line}
                issue={issue}
                language={language}
                onJump={() => onJump(issue)}
                onWaive={onWaive && (() => onWaive([issue]))}
                onUnwaive={removal(issue.waiver, onUnwaive)}
              />
            ))}
          </ul>
          {all.length > limit && (
            <div className="pt-1">
              <MiniButton onClick={showMore}>
                {labels.showMore(Math.min(linesPerStep, all.length - limit))}
              </MiniButton>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function MiniButton(props: ComponentProps<typeof Button>): ReactElement {
  return (
    <span data-size="mini" className="flex">
      <Button {...props} />
    </span>
  );
}

function removal(waiver: Waiver | null, onUnwaive: RuleIssuesProps['onUnwaive']): (() => void) | undefined {
  return waiver && onUnwaive ? () => onUnwaive(waiver) : undefined;
}
