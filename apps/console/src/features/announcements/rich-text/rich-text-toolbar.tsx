import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { BoldIcon, CalendarIcon, ItalicIcon, ListIcon, ListOrderedIcon } from '@meridian/ui/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { LinkButton } from './link-button';
import { toolbarButton } from './toolbar-button';

export interface RichTextToolbarProps {
  editor: Editor;
  /** HTML that the button "Time slot" inserts. */
  timeSlot: string;
}

/** The buttons above the text: one Tab stop, and the arrow keys move along them. */
export function RichTextToolbar({ editor, timeSlot }: RichTextToolbarProps) {
  const { t } = useTranslation('announcements');
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      bold: shown.isActive('bold'),
      italic: shown.isActive('italic'),
      bullets: shown.isActive('bulletList'),
      numbers: shown.isActive('orderedList'),
      inTable: shown.isActive('table'),
    }),
  });
  const buttons = [
    {
      label: t('toolbar.bold'),
      Icon: BoldIcon,
      isOn: active.bold,
      run: () => editor.chain().focus().toggleBold().run(),
    },
    {
      label: t('toolbar.italic'),
      Icon: ItalicIcon,
      isOn: active.italic,
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: t('toolbar.bullets'),
      Icon: ListIcon,
      isOn: active.bullets,
      run: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: t('toolbar.numbers'),
      Icon: ListOrderedIcon,
      isOn: active.numbers,
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
  ];
  const linkIndex = buttons.length;
  const slotIndex = linkIndex + 1;
  const stop = (index: number): Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus'> => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = slotIndex;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    // the panel of a link opens from here, and handles its own keys
    if (next === undefined || !bar.current?.contains(event.target instanceof Element ? event.target : null))
      return;
    event.preventDefault();
    bar.current.querySelectorAll('button')[next]?.focus();
  };
  return (
    // its buttons take the focus in turn
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('toolbar.label')}
      onKeyDown={move}
      className="flex flex-wrap items-center gap-0.5 rounded-t-sm border-b border-line-2 bg-sunken px-1.5 py-1"
    >
      {buttons.map(({ label, Icon, isOn, run }, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={isOn}
          onClick={run}
          {...stop(index)}
          className={toolbarButton}
        >
          <Icon aria-hidden />
        </button>
      ))}
      <LinkButton editor={editor} {...stop(linkIndex)} />
      <span aria-hidden className="mx-1.5 h-4 w-px bg-line-2" />
      <button
        type="button"
        {...stop(slotIndex)}
        aria-disabled={active.inTable}
        onClick={() => {
          if (!active.inTable) editor.chain().focus().insertContent(timeSlot).run();
        }}
        className={cn(
          toolbarButton,
          active.inTable && 'cursor-not-allowed text-fg-disabled! hover:bg-transparent',
        )}
      >
        <CalendarIcon aria-hidden className="size-3.5" />
        {t('toolbar.timeSlot')}
      </button>
    </div>
  );
}
