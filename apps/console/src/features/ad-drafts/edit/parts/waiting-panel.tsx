import { useInputStore } from '@meridian/draft-editor';
import {
  commandOfInput,
  conflictFieldTitle,
  findRow,
  textOfPlace,
  type Draft,
  type DraftCommand,
  type InputPlace,
  type ProviderLimits,
  type Row,
  type RowKind,
} from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Banner, Button } from '@meridian/ui';
import { useWaitingTexts, type WaitingText } from '../session/use-typed-texts';
import type { JumpTarget } from '../use-jump';

export interface WaitingPanelProps {
  draft: Draft;
  limits: ProviderLimits;
  isReadOnly: boolean;
  onCommand: (command: DraftCommand) => void;
  /** Shows a row, and focuses its field. */
  onJump: (place: JumpTarget) => void;
}

/** Typed texts that are not saved: the window was closed, or the value or the row has changed meanwhile. */
export function WaitingPanel({ draft, limits, isReadOnly, onCommand, onJump }: WaitingPanelProps) {
  const { t } = useTranslation('adDrafts');
  const store = useInputStore();
  // invalid texts are among the errors
  const texts = useWaitingTexts(draft, limits).filter(({ state }) => state !== 'rejected');
  if (texts.length === 0) return null;
  return (
    <section role="alert" className="max-h-80 overflow-y-auto border-b border-line-2">
      <Banner tone="warn" title={t('waiting.title', { count: texts.length })}>
        {t('waiting.body')}
      </Banner>
      <ul>
        {texts.map(({ input, state }) => (
          <li
            key={Object.values(input).join(' ')}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line-2 px-page py-2 text-13 max-desktop:px-4"
          >
            <PlaceName draft={draft} place={input} />
            <Side label={t('waiting.typed')} text={input.text} />
            <InDraft draft={draft} input={input} state={state} />
            <span className="ml-auto flex flex-wrap gap-2">
              <Button onClick={() => store.discard(input)}>{t('waiting.discard')}</Button>
              {state !== 'gone' && <Button onClick={() => onJump({ ...input })}>{t('waiting.show')}</Button>}
              {state !== 'gone' && !isReadOnly && (
                <Button
                  variant="primary"
                  onClick={() => {
                    const command = commandOfInput(draft, input, limits);
                    if (command) onCommand(command);
                    store.remove(input);
                  }}
                >
                  {t('waiting.save')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The row and the field with typed text. */
function PlaceName({ draft, place: { kind, id, field } }: { draft: Draft; place: InputPlace }) {
  const { language } = useLanguage();
  const row = kind === 'draft' ? undefined : findRow<RowKind>(draft, kind, id);
  const name = row
    ? ['campaignName', 'adgroupName', 'keyword', 'title'].map((key) => row[key as keyof Row]).find(Boolean)
    : draft.name;
  return (
    <span className="w-48 wrap-anywhere">
      <span className="block text-12 text-fg-3">{name}</span>
      <span className="block font-medium">{conflictFieldTitle(field, language)}</span>
    </span>
  );
}

function InDraft({ draft, input, state }: WaitingText & { draft: Draft }) {
  const { t } = useTranslation('adDrafts');
  if (state === 'gone') return <Side label={t('waiting.inDraft')} text={t('waiting.gone')} />;
  return <Side label={t('waiting.inDraft')} text={textOfPlace(draft, input) ?? ''} />;
}

function Side({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('adDrafts');
  return (
    <span className="w-64 max-w-full">
      <span className="block text-12 text-fg-3">{label}</span>
      <span className="block max-h-16 overflow-y-auto wrap-anywhere whitespace-pre-line">
        {text || t('conflict.empty')}
      </span>
    </span>
  );
}
