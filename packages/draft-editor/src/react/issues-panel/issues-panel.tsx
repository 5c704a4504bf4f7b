import type { Language } from '@meridian/i18n/core';
import { SegmentedControl, Switch } from '@meridian/ui';
import { CircleCheckIcon } from '@meridian/ui/icons';
import { useId, useMemo, useState, type ReactElement } from 'react';
import { groupIssues, openIssueCounts, type Draft, type Issue, type Severity, type Waiver } from '../../core';
import { issuesPanelLabels } from './labels';
import { RuleIssues } from './rule-issues';
import { useKeptFocus } from './use-kept-focus';
import { WaiveDialog } from './waive-dialog';

export interface IssuesPanelProps {
  draft: Draft;
  /** Issues of the whole draft, in its order. */
  issues: readonly Issue[];
  waivers: readonly Waiver[];
  language: Language;
  /** IANA name of the time zone for times of waivers. */
  timeZone: string;
  /** Shows the row of an issue. */
  onJump: (issue: Issue) => void;
  /** Accepts warnings or advice of one rule; if absent, that is not allowed. A reason has 1 to 200 characters. */
  onWaive?: ((issues: readonly Issue[], reason: string) => void) | undefined;
  /** If absent, that is not allowed. */
  onUnwaive?: ((waiver: Waiver) => void) | undefined;
  isReadOnly?: boolean;
}

type Filter = Severity | 'all';
const filters: readonly Filter[] = ['all', 'error', 'warning', 'advice'];

/** The issues of a draft, by rule: lines link to their rows, and warnings and advice can be waived with a reason. */
export function IssuesPanel(props: IssuesPanelProps): ReactElement {
  const { draft, issues, waivers, language, timeZone, onJump, isReadOnly = false } = props;
  const labels = issuesPanelLabels[language];
  const id = useId();
  const [filter, setFilter] = useState<Filter>('all');
  const [hasWaived, setHasWaived] = useState(false);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [waiving, setWaiving] = useState<{ issues: readonly Issue[]; opening: number }>();
  const [isAsking, setIsAsking] = useState(false);
  const { rootRef, headingRef, restore, handleFocus, handleBlur } = useKeptFocus<HTMLElement>();
  const groups = useMemo(() => groupIssues(issues, waivers), [issues, waivers]);
  const counts = useMemo(() => openIssueCounts(issues, waivers), [issues, waivers]);
  const openCount = counts.error + counts.warning + counts.advice;
  const shown = groups.filter(
    ({ severity, count }) => (filter === 'all' || severity === filter) && (hasWaived || count > 0),
  );
  const { onWaive, onUnwaive } = isReadOnly ? {} : props;
  const ask = (given: readonly Issue[]) => {
    setWaiving({ issues: given, opening: (waiving?.opening ?? 0) + 1 });
    setIsAsking(true);
  };
  const setOpen = (key: string, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(key);
    else next.add(key);
    setClosed(next);
  };
  return (
    // it only records where the focus is
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      data-scope-ui=""
      ref={rootRef}
      aria-labelledby={id}
      onFocus={handleFocus}
      onBlur={handleBlur}
      className="flex min-h-0 flex-col gap-3"
    >
      <h2 ref={headingRef} id={id} tabIndex={-1} className="rounded-xs text-14 font-semibold focus-ring">
        {labels.title}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SegmentedControl
          label={labels.severity}
          value={filter}
          onValueChange={setFilter}
          items={filters.map((value) => ({
            value,
            label: (
              <span className="tabular-nums">
                {value === 'all' ? labels.all : labels.severities[value]}{' '}
                {value === 'all' ? openCount : counts[value]}
              </span>
            ),
          }))}
        />
        <Switch label={labels.waivedToo} checked={hasWaived} onCheckedChange={setHasWaived} />
      </div>
      <div role="status">
        {shown.length === 0 && (
          <p className="flex items-center gap-2 py-4 text-13 text-fg-2">
            {openCount === 0 && <CircleCheckIcon aria-hidden className="size-5 text-ok-fg" />}
            {openCount === 0 ? labels.empty : labels.noMatch}
          </p>
        )}
      </div>
      <div className="flex min-h-0 flex-col gap-1 overflow-y-auto">
        {shown.map((group) => {
          const key = `${group.severity} ${group.ruleId}`;
          return (
            <RuleIssues
              key={key}
              draft={draft}
              group={group}
              hasWaived={hasWaived}
              language={language}
              timeZone={timeZone}
              onJump={onJump}
              onUnwaive={onUnwaive}
              isOpen={!closed.has(key)}
              onOpenChange={(isOpen) => setOpen(key, isOpen)}
              onWaive={onWaive && ask}
            />
          );
        })}
      </div>
      {waiving && (
        <WaiveDialog
          key={waiving.opening}
          issues={waiving.issues}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onWaive={(reason) => onWaive?.(waiving.issues, reason)}
          onClosed={restore}
          language={language}
        />
      )}
    </section>
  );
}
