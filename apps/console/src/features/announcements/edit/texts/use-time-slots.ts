import { describeTimeZone } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { formatInstant } from '@meridian/i18n';
import { useLanguageTexts } from '../../../../lib/language/use-language-texts';
import { timeSlotHtml } from './time-slot';

/** The table that "Time slot" inserts, in each language; it begins when the announcement appears, if that is known. */
export function useTimeSlots(publishTime: string | null, timeZone: string): Record<Language, string> {
  const texts = useLanguageTexts(['announcements']);
  const zone = describeTimeZone(timeZone, new Date()).replace(/^.*\((.*)\)$/, '$1');
  const slotIn = (language: Language) =>
    timeSlotHtml(
      {
        begins: texts?.[language]('announcements', 'timeSlot.begins') ?? '',
        ends: texts?.[language]('announcements', 'timeSlot.ends') ?? '',
      },
      {
        begins: `${publishTime === null ? '' : `${formatInstant(publishTime, timeZone, language)} `}${zone}`,
        ends: zone,
      },
    );
  return { cn: slotIn('cn'), en: slotIn('en'), tw: slotIn('tw') };
}
