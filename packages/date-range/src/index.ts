export { DateRangePicker, type DateRangePickerProps, type PickedRange } from './react/date-range-picker';
export { dateRangeLabels, type DateRangeLabels } from './react/labels/labels';
export { useDateRange, type DateRangeModel } from './react/use-date-range';
export { WeekPicker, type WeekPickerProps } from './react/week-picker';
