export { findDuplicates, type Duplicate } from './duplicates';
export {
  creativeLimits,
  checkLength,
  lengthIn,
  providerLength,
  type LengthLimits,
  type LengthUnit,
  type LengthCheck,
} from './length';
