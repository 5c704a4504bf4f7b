export { addDays, dayNumber, dayOf, endOfMonth, startOfMonth, startOfWeek, weekday, type Day } from './day';
export {
  isSelectable,
  lastSelectableDay,
  rangeErrorCodes,
  rangeTypes,
  validateRange,
  type DateRange,
  type RangeEdge,
  type RangeErrorCode,
  type RangeType,
  type RangeVerdict,
} from './range';
export { defaultRange, shortcuts, type Shortcut, type ShortcutId } from './presets';
export { pickDay, type OpenRange } from './pick';
