import type { Language } from '@meridian/i18n/core';
import { Button, cn, IconButton } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { useId, type ReactElement } from 'react';
import type { Day } from '../../core/day';
import type { RangeDraft } from '../../core/draft';
import { invalidBounds } from '../../core/invalid-bounds';
import type { DateRange, RangeEdge, RangeType, RangeValidation } from '../../core/range';
import type { DateRangeLabels } from '../labels/date-range-labels';
import { rangeCount, rangeDates } from '../range-texts';
import { DayInput } from './day-input';

export interface PanelFooterProps {
  type: RangeType;
  today: Day;
  language: Language;
  labels: DateRangeLabels;
  isNarrow: boolean;
  draft: RangeDraft;
  range: DateRange;
  validation: RangeValidation;
  onType: (edge: RangeEdge, text: string) => void;
  /** Called when a field loses the focus. */
  onLeave: () => void;
  onApply: () => void;
  onClear: (() => void) | null;
  onCancel: () => void;
}

/** Date fields, the resulting count or the error, and the buttons. */
export function PanelFooter(props: PanelFooterProps): ReactElement {
  const { type, today, language, labels, isNarrow, draft, range, validation } = props;
  const messageId = useId();
  const wrong = invalidBounds(type, range, today);
  const shared = {
    placeholder: labels.dateFormat,
    language,
    messageId,
    onLeave: props.onLeave,
    onEnter: props.onApply,
  };
  const hasError = wrong.isStartWrong || wrong.isEndWrong;
  const message = (
    <p
      id={messageId}
      role="status"
      className={cn('min-w-0 flex-1 tabular-nums', hasError ? 'text-12 text-bad-fg' : 'text-fg-3')}
    >
      {isNarrow && validation.ok && (
        <>
          <span className="inline-block font-medium text-fg-1">
            {rangeDates(type, range, language, { today, isShort: true })}
          </span>{' '}
        </>
      )}
      <span className="inline-block">{messageOf(props)}</span>
    </p>
  );
  const buttons = (
    <div className="flex shrink-0 gap-2">
      {isNarrow && props.onClear && (
        <Button variant="ghost" onClick={props.onClear} className="h-11">
          {labels.clear}
        </Button>
      )}
      {!isNarrow && (
        <Button variant="ghost" onClick={props.onCancel}>
          {labels.cancel}
        </Button>
      )}
      <Button
        variant="primary"
        disabled={!validation.ok}
        onClick={props.onApply}
        className={cn(isNarrow && 'h-11 px-6')}
      >
        {labels.apply}
      </Button>
    </div>
  );
  if (isNarrow) {
    return (
      <div className="sticky bottom-0 flex items-center gap-2 border-t border-line-2 bg-overlay px-5 pt-3 pb-5">
        {message}
        {buttons}
      </div>
    );
  }
  return (
    // no fixed width: a long reason wraps instead of widening the panel
    <div className="flex w-0 min-w-full items-center gap-2 border-t border-line-2 px-4 py-3">
      <div role="group" aria-label={labels.range} className="flex shrink-0 items-center gap-2">
        <DayInput
          {...shared}
          label={labels.begin}
          value={draft.begin}
          isInvalid={wrong.isStartWrong}
          onValueChange={(text) => props.onType('start', text)}
        />
        <span className="text-fg-3">{labels.to}</span>
        <DayInput
          {...shared}
          label={labels.end}
          value={draft.end}
          isInvalid={wrong.isEndWrong}
          onValueChange={(text) => props.onType('end', text)}
        />
        {props.onClear && (
          <IconButton label={labels.clear} title={labels.clear} size="small" onClick={props.onClear}>
            <XIcon />
          </IconButton>
        )}
      </div>
      {message}
      {buttons}
    </div>
  );
}

const messageOf = ({ type, labels, draft, range, validation }: PanelFooterProps): string => {
  if (validation.ok) return rangeCount(type, range, labels);
  if (validation.code !== 'empty') return labels.error[validation.code];
  const [hasBegin, hasEnd] = [draft.begin.trim() !== '', draft.end.trim() !== ''];
  if (hasBegin === hasEnd) return labels.choose[type];
  return hasBegin ? labels.chooseEnd : labels.chooseBegin;
};
