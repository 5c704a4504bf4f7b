import {
  messageLimits,
  type Announcement,
  type AnnouncementText,
  type AnnouncementTexts,
} from '@meridian/api-client/contract';
import { languages, type Language } from '@meridian/i18n';
import { plainTextOf } from '@meridian/report-table/format';
import { textLength } from '../texts/text-length';

/** An announcement that is being edited; `version` is the saved one on which it is based, null for a new one. */
export interface AnnouncementDraft {
  texts: AnnouncementTexts;
  hasPopup: boolean;
  /** ISO instant; null to publish immediately. */
  publishTime: string | null;
  version: number | null;
}

/** Maximum number of characters of HTML that the server accepts for one text. */
const maxHtmlLength = 20_000;

const emptyText: AnnouncementText = { title: '', text: '', filledFrom: null };

/** A new announcement: empty, pops up once for each user. */
export const newAnnouncement: AnnouncementDraft = {
  texts: { cn: emptyText, en: emptyText, tw: emptyText },
  hasPopup: true,
  publishTime: null,
  version: null,
};

/** A saved announcement as a draft. */
export function draftOf({ texts, hasPopup, publishTime, version }: Announcement): AnnouncementDraft {
  return { texts, hasPopup, publishTime, version };
}

/** Whether two drafts have the same content, regardless of their versions. */
export function isSameDraft(one: AnnouncementDraft, other: AnnouncementDraft): boolean {
  return (
    one.hasPopup === other.hasPopup &&
    one.publishTime === other.publishTime &&
    languages.every((language) => {
      const [a, b] = [one.texts[language], other.texts[language]];
      return a.title === b.title && a.text === b.text && a.filledFrom === b.filledFrom;
    })
  );
}

/** The draft with a change to one of its texts. */
export function withText(
  draft: AnnouncementDraft,
  language: Language,
  change: Partial<AnnouncementText>,
): AnnouncementDraft {
  return { ...draft, texts: { ...draft.texts, [language]: { ...draft.texts[language], ...change } } };
}

/** The draft with title and text of one language copied into another, in which a user still has to read them. */
export function fillFrom(
  draft: AnnouncementDraft,
  { from, into }: { from: Language; into: Language },
): AnnouncementDraft {
  const { title, text } = draft.texts[from];
  return withText(draft, into, { title, text, filledFrom: from });
}

/** `partial`: a title without a text, or vice versa. `unread`: filled from another language and not read since. */
export type TextState = 'written' | 'unread' | 'partial' | 'empty';

/** The state of a text. */
export function textState({ title, text, filledFrom }: AnnouncementText): TextState {
  const hasTitle = title.trim() !== '';
  const hasText = plainTextOf(text) !== '';
  if (!hasTitle && !hasText) return 'empty';
  if (!hasTitle || !hasText) return 'partial';
  return filledFrom === null ? 'written' : 'unread';
}

/** The part of a text that exceeds its limit. */
export function tooLong({ title, text }: AnnouncementText): { title: boolean; text: boolean } {
  return {
    title: title.trim().length > messageLimits.title,
    text: textLength(text) > messageLimits.text || text.length > maxHtmlLength,
  };
}

/** Why an announcement cannot be published, and in which language. */
export interface PublishProblem {
  language: Language;
  kind: 'englishEmpty' | 'partial' | 'unread' | 'tooLong';
}

/** The problems that prevent publishing. A language without a text is not a problem: its readers get the English one. */
export function findPublishProblems({ texts }: AnnouncementDraft): PublishProblem[] {
  return (['en', 'cn', 'tw'] as const).flatMap((language): PublishProblem[] => {
    const state = textState(texts[language]);
    const { title, text } = tooLong(texts[language]);
    if (title || text) return [{ language, kind: 'tooLong' }];
    if (state === 'empty') return language === 'en' ? [{ language, kind: 'englishEmpty' }] : [];
    return state === 'written' ? [] : [{ language, kind: state }];
  });
}

/** The text for readers of a language: its own, or the English one if it is empty. */
export function shownText({ texts }: AnnouncementDraft, language: Language): AnnouncementText {
  return textState(texts[language]) === 'empty' ? texts.en : texts[language];
}
