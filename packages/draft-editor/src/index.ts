export { LengthCounter, type LengthCounterProps } from './react/length-counter';
