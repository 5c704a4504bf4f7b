import { useTranslation } from '@meridian/i18n';
import { Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import { LinkIcon } from '@meridian/ui/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ComponentProps } from 'react';
import { LinkForm } from './link-form';
import { toolbarButton } from './toolbar-button';

export interface LinkButtonProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus'> {
  editor: Editor;
}

/** Links the selected words, changes a link or removes it. */
export function LinkButton({ editor, ...stop }: LinkButtonProps) {
  const { t } = useTranslation('announcements');
  const href = useEditorState({
    editor,
    selector: ({ editor: shown }) => {
      const target: unknown = shown.getAttributes('link').href;
      return typeof target === 'string' ? target : '';
    },
  });
  const [isOpen, setIsOpen] = useState(false);

  const apply = (target: string) => {
    setIsOpen(false);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && href === '') {
      chain
        .insertContent({ type: 'text', text: target, marks: [{ type: 'link', attrs: { href: target } }] })
        .run();
    } else chain.extendMarkRange('link').setLink({ href: target }).run();
  };
  const remove = () => {
    setIsOpen(false);
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          aria-label={t('toolbar.link')}
          title={t('toolbar.link')}
          aria-pressed={href !== ''}
          {...stop}
          className={toolbarButton}
        >
          <LinkIcon aria-hidden />
        </button>
      </PopoverTrigger>
      <PopoverContent label={t('toolbar.link')} className="w-80 p-3">
        <LinkForm href={href} onApply={apply} onRemove={remove} />
      </PopoverContent>
    </Popover>
  );
}
