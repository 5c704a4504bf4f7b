import { useTranslation } from '@meridian/i18n';
import { Dialog, DialogContent, Kbd } from '@meridian/ui';
import { useRef } from 'react';
import { findReport } from '../../features/reports/registry';
import { isApple } from '../../lib/device/is-apple';
import { consoleKeys, type ConsoleKeyId } from '../../lib/keys/console-keys';
import { keyText, type KeyName } from '../../lib/keys/key-name';
import { useActiveShortcuts } from '../../lib/keys/use-shortcut';
import { widgetKeys, type KeyedWidget } from '../../lib/keys/widget-keys';
import { foldingLayoutOf } from '../navigation/folding-layout';
import { useShownPath } from '../shell/use-shell';

export interface KeyListDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const widgetsOf = {
  report: ['table', 'head', 'calendar'],
  editor: ['editor', 'grid', 'gridHead', 'tree'],
} as const satisfies Record<string, readonly KeyedWidget[]>;

function widgetsAt(path: string): readonly KeyedWidget[] {
  if (findReport(path)?.kind === 'section') return widgetsOf.report;
  return foldingLayoutOf(path) === 'editor' ? widgetsOf.editor : [];
}

/** The keys of the page on screen. */
export function KeyListDialog({ isOpen, onOpenChange }: KeyListDialogProps) {
  const { t } = useTranslation(['shell', 'common']);
  const opener = useRef<Element | null>(null);
  const active = useActiveShortcuts(({ ids }) => ids);
  const widgets = widgetsAt(useShownPath());
  const idsOf = (scope: 'console' | 'page') =>
    // asserted: the names of an object literal
    (Object.keys(consoleKeys) as ConsoleKeyId[]).filter(
      (id) => consoleKeys[id].scope === scope && active.includes(id),
    );
  const shortcutLine = (id: ConsoleKeyId) => {
    const { key, isControl } = consoleKeys[id];
    return { text: t(`keys.shortcuts.${id}`), combinations: [isControl ? ['Control', key] : [key]] };
  };
  const groups = [
    { title: t('keys.console'), lines: idsOf('console').map(shortcutLine) },
    { title: t('keys.page'), lines: idsOf('page').map(shortcutLine) },
    ...widgets.map((widget) => ({
      title: t(`keys.widgets.${widget}`),
      lines: widgetKeys[widget].map(({ id, combinations }) => ({
        text: t(`keys.lines.${id}`),
        combinations,
      })),
    })),
  ].filter(({ lines }) => lines.length > 0);
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t('keys.title')}
        closeLabel={t('common:close')}
        widthPx={640}
        onOpenAutoFocus={() => {
          opener.current = document.activeElement;
        }}
        onCloseAutoFocus={(event) => {
          // Radix returns the focus only to a trigger
          event.preventDefault();
          if (opener.current instanceof HTMLElement) opener.current.focus();
        }}
      >
        <div className="gap-x-8 desktop:columns-2">
          {groups.map(({ title, lines }) => (
            <KeyGroup key={title} title={title} lines={lines} />
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface KeyGroupProps {
  title: string;
  lines: readonly { text: string; combinations: readonly (readonly KeyName[])[] }[];
}

function KeyGroup({ title, lines }: KeyGroupProps) {
  const { t } = useTranslation('shell');
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-1.5 text-12 font-medium text-fg-3">{title}</h3>
      <dl className="divide-y divide-line-1">
        {lines.map(({ text, combinations }) => (
          <div key={text} className="flex min-h-8 items-center justify-between gap-4 py-1">
            <dt className="min-w-0 flex-1 text-fg-1">{text}</dt>
            <dd className="flex max-w-3/5 flex-wrap justify-end gap-x-2 gap-y-1">
              {combinations.map((keys) => (
                <span key={keys.join('+')} className="flex gap-0.5">
                  {keys.map((key) => (
                    // keys have English names in every language
                    <span key={key} lang={key === ' ' ? undefined : 'en'}>
                      <Kbd>{keyText(key, { space: t('keys.space'), onApple: isApple })}</Kbd>
                    </span>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
