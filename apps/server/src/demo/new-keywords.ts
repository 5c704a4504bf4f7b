import { dayNumber } from '@meridian/date-range/core';

/** For how many weeks a unit has the same new keyword. */
const seasonWeeks = 26;
const suffixes = ['限时优惠', '避坑指南', '性价比推荐', '新人福利'] as const;

/** The new keywords of a unit: one after another, each from a Monday on. */
export interface NewKeywords<Keyword> {
  /** The one of a day. */
  on: (day: string) => Keyword;
}

/** `seat`: the number of the unit; units with consecutive numbers get their next keyword in consecutive weeks. */
export function planNewKeywords<Keyword>(
  seat: number,
  plan: (suffix: string) => Keyword,
): NewKeywords<Keyword> {
  const planned = suffixes.map(plan);
  return {
    on(day) {
      // January 1, 1970 was a Thursday
      const week = Math.floor(((dayNumber(day) ?? 0) + 3) / 7);
      const season = Math.floor((week - seat) / seasonWeeks);
      const keyword = planned.at(season % planned.length);
      if (keyword === undefined) throw new RangeError(`no new keyword on ${day}`);
      return keyword;
    },
  };
}
