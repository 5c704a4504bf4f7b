import type { Language } from '@meridian/i18n/core';
import { cn } from './cn';
import type { DateRangeLabels } from './date-range-labels';
import { en } from './en';
import { tw } from './tw';

/** The texts of the picker in each language. */
export const dateRangeLabels: Record<Language, DateRangeLabels> = { cn, en, tw };
