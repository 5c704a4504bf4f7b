import type { Language } from '@meridian/i18n/core';
import type { ShortcutId } from '../core/presets';
import type { RangeErrorCode, RangeType } from '../core/range';

/** Every text of the picker. A host may replace single ones. */
export interface DateRangeLabels {
  choose: string;
  shortcuts: string;
  begin: string;
  end: string;
  to: string;
  apply: string;
  cancel: string;
  clear: string;
  previous: string;
  next: string;
  weekNumber: string;
  days: (count: number) => string;
  shortcut: Record<ShortcutId, string>;
  hint: Record<RangeType, string>;
  error: Record<RangeErrorCode, string>;
}

const en: DateRangeLabels = {
  choose: 'Choose dates',
  shortcuts: 'Shortcuts',
  begin: 'Start date',
  end: 'End date',
  to: 'to',
  apply: 'Apply',
  cancel: 'Cancel',
  clear: 'Clear dates',
  previous: 'Back',
  next: 'Forward',
  weekNumber: 'Wk',
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  shortcut: {
    last7Days: 'Last 7 days',
    last30Days: 'Last 30 days',
    last90Days: 'Last 90 days',
    lastWeek: 'Last week',
    last2Weeks: 'Last 2 weeks',
    last3Weeks: 'Last 3 weeks',
    last4Weeks: 'Last 4 weeks',
    last13Weeks: 'Last 13 weeks',
  },
  hint: {
    1: 'Choose any days up to yesterday.',
    2: 'Choose whole weeks, from a Monday to a Sunday.',
    3: 'A week runs Monday to Sunday. Pick either end and the other is set for you.',
    4: 'Choose whole months. The end moves to the last day of its month.',
    5: 'Choose any days up to yesterday.',
  },
  error: {
    empty: 'Please select time',
    invalid_date: 'This is not a date. Write it as 2026-11-20.',
    order: 'The start must not be after the end.',
    not_monday: 'The start must be a Monday.',
    not_sunday: 'The end must be a Sunday.',
    not_one_week: 'Choose exactly one week, Monday to Sunday.',
    not_month_start: 'The start must be the first day of a month.',
    not_month_end: 'The end must be the last day of a month.',
    future: 'There are no full figures for the end date yet. Choose an earlier one.',
  },
};

const cn: DateRangeLabels = {
  choose: '选择日期',
  shortcuts: '快捷选项',
  begin: '开始日期',
  end: '结束日期',
  to: '至',
  apply: '确定',
  cancel: '取消',
  clear: '清空日期',
  previous: '向前',
  next: '向后',
  weekNumber: '周',
  days: (count) => `共 ${count} 天`,
  shortcut: {
    last7Days: '近 7 天',
    last30Days: '近 30 天',
    last90Days: '近 90 天',
    lastWeek: '上周',
    last2Weeks: '近 2 周',
    last3Weeks: '近 3 周',
    last4Weeks: '近 4 周',
    last13Weeks: '近 13 周',
  },
  hint: {
    1: '可选择截至昨天的日期。',
    2: '按整周选择，周一开始，周日结束。',
    3: '一周为周一至周日，选择任一端，另一端自动补齐。',
    4: '按整月选择，结束日期自动取当月最后一天。',
    5: '可选择截至昨天的日期。',
  },
  error: {
    empty: '请选择时间',
    invalid_date: '日期无效，请按 2026-11-20 的格式填写。',
    order: '开始日期不能晚于结束日期。',
    not_monday: '开始日期必须是周一。',
    not_sunday: '结束日期必须是周日。',
    not_one_week: '请选择完整的一周（周一至周日）。',
    not_month_start: '开始日期必须是当月 1 日。',
    not_month_end: '结束日期必须是当月最后一天。',
    future: '结束日期的数据尚未出齐，请选择更早的日期。',
  },
};

const tw: DateRangeLabels = {
  choose: '選擇日期',
  shortcuts: '快速選項',
  begin: '開始日期',
  end: '結束日期',
  to: '至',
  apply: '套用',
  cancel: '取消',
  clear: '清除日期',
  previous: '往前',
  next: '往後',
  weekNumber: '週',
  days: (count) => `共 ${count} 天`,
  shortcut: {
    last7Days: '近 7 天',
    last30Days: '近 30 天',
    last90Days: '近 90 天',
    lastWeek: '上週',
    last2Weeks: '近 2 週',
    last3Weeks: '近 3 週',
    last4Weeks: '近 4 週',
    last13Weeks: '近 13 週',
  },
  hint: {
    1: '可選擇昨天以前（含昨天）的日期。',
    2: '以整週選擇，週一開始，週日結束。',
    3: '一週為週一至週日，選擇任一端，另一端會自動補上。',
    4: '以整月選擇，結束日期會自動設為該月最後一天。',
    5: '可選擇昨天以前（含昨天）的日期。',
  },
  error: {
    empty: '請選擇時間',
    invalid_date: '日期無效，請依 2026-11-20 的格式輸入。',
    order: '開始日期不能晚於結束日期。',
    not_monday: '開始日期必須是週一。',
    not_sunday: '結束日期必須是週日。',
    not_one_week: '請選擇完整的一週（週一至週日）。',
    not_month_start: '開始日期必須是該月 1 日。',
    not_month_end: '結束日期必須是該月最後一天。',
    future: '結束日期的資料尚未齊全，請選擇較早的日期。',
  },
};

export const dateRangeLabels: Record<Language, DateRangeLabels> = { cn, en, tw };
