export { DateRangePicker, type DateRangePickerProps } from './react/date-range-picker';
export { dateRangeLabels, type DateRangeLabels } from './react/labels';
export { useDateRange, type DateRangeDraft } from './react/use-date-range';
