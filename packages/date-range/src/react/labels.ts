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
    1: 'Days up to yesterday can be chosen.',
    2: 'Whole weeks: the start is a Monday, the end a Sunday.',
    3: 'A week runs Monday to Sunday. Pick either end and the other is set for you.',
    4: 'Whole months. The end moves to the last day of its month.',
    5: 'Days up to yesterday can be chosen.',
  },
  error: {
    empty: 'Please select time',
    invalid_date: 'This is no date. Write it as 2026-11-20.',
    order: 'The end is before the start.',
    not_monday: 'The start must be a Monday.',
    not_sunday: 'The end must be a Sunday.',
    not_one_week: 'Choose exactly one week.',
    not_month_start: 'The start must be the first of a month.',
    not_month_end: 'The end must be the last day of a month.',
    future: 'There are no full figures yet for the end date. Choose an earlier one.',
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
    lastWeek: '最近一周',
    last2Weeks: '最近两周',
    last3Weeks: '最近三周',
    last4Weeks: '最近四周',
    last13Weeks: '最近十三周',
  },
  hint: {
    1: '可选到昨天为止的日期。',
    2: '按整周选择：周一开始，周日结束。',
    3: '一周为周一至周日，选任一端即可。',
    4: '按整月选择，结束日期自动取当月最后一天。',
    5: '可选到昨天为止的日期。',
  },
  error: {
    empty: '请选择时间',
    invalid_date: '日期无效，请按 2026-11-20 的格式填写。',
    order: '结束日期早于开始日期。',
    not_monday: '开始日期须为周一。',
    not_sunday: '结束日期须为周日。',
    not_one_week: '请选择完整的一周。',
    not_month_start: '开始日期须为当月 1 日。',
    not_month_end: '结束日期须为当月最后一天。',
    future: '结束日期的数据尚未出齐，请选更早的日期。',
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
    lastWeek: '最近一週',
    last2Weeks: '最近兩週',
    last3Weeks: '最近三週',
    last4Weeks: '最近四週',
    last13Weeks: '最近十三週',
  },
  hint: {
    1: '可選擇至昨天為止的日期。',
    2: '以整週選擇：週一開始，週日結束。',
    3: '一週為週一至週日，選擇任一端即可。',
    4: '以整月選擇，結束日期會移到該月最後一天。',
    5: '可選擇至昨天為止的日期。',
  },
  error: {
    empty: '請選擇時間',
    invalid_date: '日期無效，請依 2026-11-20 的格式輸入。',
    order: '結束日期早於開始日期。',
    not_monday: '開始日期必須是週一。',
    not_sunday: '結束日期必須是週日。',
    not_one_week: '請選擇完整的一週。',
    not_month_start: '開始日期必須是該月 1 日。',
    not_month_end: '結束日期必須是該月最後一天。',
    future: '結束日期的資料尚未齊全，請選擇較早的日期。',
  },
};

export const dateRangeLabels: Record<Language, DateRangeLabels> = { cn, en, tw };
