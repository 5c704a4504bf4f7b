import type { AnnouncementText } from '@meridian/api-client/contract';
import { languageTags, languageNames, type Language } from '@meridian/i18n';
import { plainTextOf } from '@meridian/report-table/format';
import { Button, Chip } from '@meridian/ui';
import { MegaphoneIcon } from '@meridian/ui/icons';
import { SafeHtml } from '@meridian/ui/safe-html';
import type { LanguageTexts } from '../../../../lib/language/use-language-texts';

/** Places where readers see an announcement. */
export const previewKinds = ['popup', 'bell', 'page'] as const;
export type PreviewKind = (typeof previewKinds)[number];

export interface PreviewCardProps {
  kind: PreviewKind;
  language: Language;
  text: AnnouncementText;
  /** Day and time of publication, in the card's language. */
  date: string;
  time: string;
  /** Texts in the card's language. */
  texts: LanguageTexts<'messages'>;
  /** Why it is not the language's own text, in the display language. */
  note?: string | undefined;
}

/** An announcement as readers of one language see it. Its controls are inactive. */
export function PreviewCard({ language, note, ...card }: PreviewCardProps) {
  const { kind } = card;
  const View = kind === 'popup' ? PopupView : kind === 'bell' ? BellView : PageView;
  return (
    <section aria-label={languageNames[language]} className="mt-3.5">
      <p className="flex gap-2 text-12 text-fg-3">
        <span lang={languageTags[language]}>{languageNames[language]}</span>
        {note !== undefined && <span>{note}</span>}
      </p>
      <div
        lang={languageTags[language]}
        data-elevated=""
        className="mt-1.5 rounded-lg bg-overlay px-4.5 py-4 text-13 wrap-anywhere text-fg-2 shadow-pop"
      >
        <View {...card} />
      </div>
    </section>
  );
}

type ViewProps = Omit<PreviewCardProps, 'language' | 'note'>;

function PopupView({ text, date, texts }: ViewProps) {
  return (
    <>
      <div className="flex gap-3.5">
        <Mark className="size-9 rounded-md" />
        <div className="min-w-0 flex-1">
          <p className="text-12 text-fg-3">
            {texts('messages', 'popup.caption', { kind: texts('messages', 'kinds.announcement'), date })}
          </p>
          {text.title === '' && text.text === '' ? (
            <NothingYet />
          ) : (
            <>
              <p className="text-16 font-semibold text-fg-1">{text.title}</p>
              <SafeHtml html={text.text} className="mt-1.5 max-h-60 overflow-hidden text-13! leading-5.25!" />
            </>
          )}
        </div>
      </div>
      <div aria-hidden className="mt-3 flex justify-end gap-2">
        <Button asChild className="pointer-events-none">
          <span>{texts('messages', 'popup.later')}</span>
        </Button>
        <Button asChild variant="primary" className="pointer-events-none">
          <span>{texts('messages', 'popup.view')}</span>
        </Button>
      </div>
    </>
  );
}

function BellView({ text, date, time }: ViewProps) {
  return (
    <div className="flex gap-2.5">
      <Mark className="size-7 rounded-md" />
      <div className="min-w-0 flex-1">
        <p className="flex gap-2">
          <span className="min-w-0 flex-1 truncate font-medium text-fg-1">{text.title}</span>
          <span className="text-12 whitespace-nowrap text-fg-3 tabular-nums">
            {date} {time}
          </span>
        </p>
        <p className="line-clamp-2 text-12 leading-4.5 text-fg-3">{plainTextOf(text.text)}</p>
      </div>
    </div>
  );
}

function PageView({ text, date, time, texts }: ViewProps) {
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <Chip tone="info" icon={<MegaphoneIcon aria-hidden />}>
          {texts('messages', 'kinds.announcement')}
        </Chip>
        <span className="text-12 text-fg-3 tabular-nums">
          {date} {time}
        </span>
      </p>
      <p className="text-20 font-semibold tracking-tight text-fg-1">{text.title}</p>
      <SafeHtml html={text.text} className="mt-3.5" />
    </>
  );
}

/** Placeholders for title and text. */
function NothingYet() {
  return (
    <span aria-hidden className="mt-2 flex flex-col gap-3 pb-1">
      <span className="h-3 w-3/5 rounded-xs bg-track" />
      <span className="h-2 w-11/12 rounded-xs bg-track" />
    </span>
  );
}

function Mark({ className }: { className: string }) {
  return (
    <span className={`grid flex-none place-items-center bg-info-bg text-info-fg ${className}`}>
      <MegaphoneIcon aria-hidden />
    </span>
  );
}
