import { formatInstant, type Language, timeZoneOffset } from '@meridian/i18n';
import { useLanguageTexts } from '../../../../lib/language/use-language-texts';

/** The table that "Time slot" inserts, in each language; it begins at the publish time, if that is known. */
export function useTimeSlots(publishTime: string | null, timeZone: string): Record<Language, string> {
  const texts = useLanguageTexts(['announcements']);
  const zone = timeZoneOffset(timeZone, new Date()) ?? timeZone;
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

interface TimeSlotWords {
  begins: string;
  ends: string;
}

/**
 * HTML of a small table with begin and end, for planned work.
 * Shape:  `begins` and `ends` of `time` are display texts; empty if they still have to be entered.
 */
function timeSlotHtml(words: TimeSlotWords, time: TimeSlotWords): string {
  const row = (head: string, cell: string) =>
    `<tr><th>${escapeHtml(head)}</th><td>${escapeHtml(cell)}</td></tr>`;
  return `<table><tbody>${row(words.begins, time.begins)}${row(words.ends, time.ends)}</tbody></table><p></p>`;
}

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );
