export { findDuplicates, type Duplicate } from './duplicates';
export {
  creativeLimits,
  judgeLength,
  lengthIn,
  providerLength,
  type LengthLimits,
  type LengthUnit,
  type LengthVerdict,
} from './length';
