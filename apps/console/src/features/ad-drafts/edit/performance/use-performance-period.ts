import type { DateRange } from '@meridian/date-range/core';
import { useState } from 'react';
import { parseStored } from '../../../../lib/storage/parse-stored';
import { localStore } from '../../../../lib/storage/safe-storage';
import {
  readPerformanceDays,
  storedPeriodOf,
  storedPeriodSchema,
  type PeriodInput,
} from './performance-period';

export interface PerformancePeriod {
  range: DateRange;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  onChange: (range: DateRange) => void;
}

export interface PerformancePeriodInput extends Pick<PeriodInput, 'address' | 'today'> {
  userId: string;
  /** Puts the days into the address; if absent, they are only stored. */
  onAddressChange?: ((range: DateRange) => void) | undefined;
}

/** The days of the metrics beside rows: in the address, and stored in this browser for each user. */
export function usePerformancePeriod(input: PerformancePeriodInput): PerformancePeriod {
  const { address, today, userId, onAddressChange } = input;
  const key = `draft-performance.${userId}`;
  const [stored, setStored] = useState(() => parseStored(localStore.getItem(key), storedPeriodSchema));
  return {
    range: readPerformanceDays({ address, stored, today }),
    today,
    onChange: (range) => {
      const next = storedPeriodOf(range, today);
      setStored(next);
      localStore.setItem(key, JSON.stringify(next));
      onAddressChange?.(range);
    },
  };
}
