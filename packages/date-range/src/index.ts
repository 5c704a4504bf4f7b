export { DateRangePicker, type DateRangePickerProps, type PickedRange } from './react/date-range-picker';
export type { DateRangeLabels } from './react/labels/date-range-labels';
export { dateRangeLabels } from './react/labels/labels';
export { useDateRange, type DateRangeModel } from './react/use-date-range';
export { WeekPicker, type WeekPickerProps } from './react/week-picker';
