import type { Language } from '@meridian/i18n/core';
import { cn } from './cn';
import { en } from './en';
import { tw } from './tw';
import type { DateRangeLabels } from './date-range-labels';

/** The texts of the picker in each language. */
export const dateRangeLabels: Record<Language, DateRangeLabels> = { cn, en, tw };
