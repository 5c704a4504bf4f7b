import type { Language } from '@meridian/i18n/core';
import type { SchedulePreset } from '../../core/schedule/presets';

/** The effect of dragging over hours. */
export type DragMode = 'paint' | 'select';

export interface TimeGridLabels {
  /** Monday first. */
  days: readonly string[];
  preset: Record<SchedulePreset, string>;
  presets: string;
  dragging: string;
  dragMode: Record<DragMode, string>;
  /** Names of the buttons that show or hide a day and an hour. */
  toggleDay: (day: string) => string;
  toggleHour: (hours: string) => string;
  hoursColumn: string;
  shown: string;
  shownMore: string;
  shownLess: string;
  notShown: string;
  /** An hour, for tooltips. */
  cell: (day: string, hours: string, state: string) => string;
  factorIs: (factor: string) => string;
  factor: string;
  /** Selected hours, such as `Wed–Thu 20–23`. */
  selection: (days: string, hours: string, count: number) => string;
  noSelection: string;
  /** Label of the button that selects other hours with an unsaved factor. */
  typedFor: (selection: string) => string;
  hint: string;
  keys: string;
  total: (shown: number, all: number) => string;
}

export const timeGridLabels: Record<Language, TimeGridLabels> = {
  cn: {
    days: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    preset: { weekdays: '工作日', workingHours: '工作时间', all: '全部', none: '清空' },
    presets: '常用时段',
    dragging: '拖动时',
    dragMode: { paint: '设置投放', select: '选择' },
    toggleDay: (day) => `${day}全天投放或不投放`,
    toggleHour: (hours) => `每天 ${hours} 点投放或不投放`,
    hoursColumn: '投放时段',
    shown: '投放',
    shownMore: '投放，系数大于 1',
    shownLess: '投放，系数小于 1',
    notShown: '不投放',
    cell: (day, hours, state) => `${day} ${hours} 点，${state}`,
    factorIs: (factor) => `系数 ${factor}`,
    factor: '所选时段的出价系数',
    selection: (days, hours, count) => `${days} ${hours} 点，共 ${count} 小时`,
    noSelection: '请先选择时段。',
    typedFor: (selection) => `未保存的系数：${selection}`,
    hint: '拖动选择小时，或点击星期。',
    keys: '用方向键移动，按住 Shift 扩大选区，按空格键设为投放或不投放，按回车键输入系数。',
    total: (shown, all) => `${all} 小时中的 ${shown} 小时`,
  },
  en: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    preset: { weekdays: 'Weekdays', workingHours: 'Working hours', all: 'All', none: 'None' },
    presets: 'Common hours',
    dragging: 'When dragging',
    dragMode: { paint: 'Run or pause', select: 'Select' },
    toggleDay: (day) => `Run or pause ${day}`,
    toggleHour: (hours) => `Run or pause ${hours} every day`,
    hoursColumn: 'Hours on',
    shown: 'On',
    shownMore: 'Factor above 1',
    shownLess: 'Factor below 1',
    notShown: 'Off',
    cell: (day, hours, state) => `${day} ${hours}, ${state.toLowerCase()}`,
    factorIs: (factor) => `factor ${factor}`,
    factor: 'Factor of the selected hours',
    selection: (days, hours, count) => `${days} ${hours}, ${count} ${count === 1 ? 'hour' : 'hours'}`,
    noSelection: 'Select hours first.',
    typedFor: (selection) => `Factor not saved: ${selection}`,
    hint: 'Drag over hours, or click a day.',
    keys: 'Arrow keys move, Shift extends the selection, Space turns it on or off, Enter sets its factor.',
    total: (shown, all) => `${shown} of ${all} hours`,
  },
  tw: {
    days: ['週一', '週二', '週三', '週四', '週五', '週六', '週日'],
    preset: { weekdays: '平日', workingHours: '上班時間', all: '全部', none: '清除' },
    presets: '常用時段',
    dragging: '拖曳時',
    dragMode: { paint: '設定投放', select: '選取' },
    toggleDay: (day) => `${day}整天投放或不投放`,
    toggleHour: (hours) => `每天 ${hours} 點投放或不投放`,
    hoursColumn: '投放時段',
    shown: '投放',
    shownMore: '投放，係數大於 1',
    shownLess: '投放，係數小於 1',
    notShown: '不投放',
    cell: (day, hours, state) => `${day} ${hours} 點，${state}`,
    factorIs: (factor) => `係數 ${factor}`,
    factor: '所選時段的出價係數',
    selection: (days, hours, count) => `${days} ${hours} 點，共 ${count} 小時`,
    noSelection: '請先選取時段。',
    typedFor: (selection) => `未儲存的係數：${selection}`,
    hint: '拖曳選取小時，或點選星期。',
    keys: '使用方向鍵移動，按住 Shift 鍵擴大選取範圍，按空白鍵設為投放或不投放，按 Enter 鍵輸入係數。',
    total: (shown, all) => `${all} 小時中的 ${shown} 小時`,
  },
};
