export {
  basesOfType,
  comparisonRange,
  counterpartShift,
  haveCommonDays,
  pairedUntil,
  parseBasis,
  periodBases,
  printBasis,
  relativeBases,
  type ComparisonBasis,
  type ComparisonOptions,
  type CounterpartShift,
  type PeriodBasis,
  type RelativeBasis,
} from './compare';
export {
  addDays,
  addMonths,
  dayNumber,
  dayFromNumber,
  endOfMonth,
  startOfMonth,
  startOfWeek,
  weekday,
  weekNumber,
  type Day,
  type IsoWeek,
} from './day';
export {
  dayCount,
  isClearable,
  isSelectable,
  lastSelectableDay,
  rangeErrorCodes,
  rangeTypes,
  validateRange,
  type DateRange,
  type RangeEdge,
  type RangeErrorCode,
  type RangeType,
  type RangeValidation,
} from './range';
export {
  changeDraft,
  createRangeDraft,
  draftRange,
  draftValidation,
  type DraftAction,
  type DraftRules,
  type RangeDraft,
} from './draft';
export { parseDay } from './parse';
export { defaultRange, shortcuts, type Shortcut, type ShortcutId } from './presets';
export { pickDay, type OpenRange } from './pick';
export { stepWeek } from './step-week';
