import { useTranslation } from '@meridian/i18n';
import { Button, Popover, PopoverContent, PopoverTrigger, TextField } from '@meridian/ui';
import { LinkIcon } from '@meridian/ui/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ComponentProps } from 'react';
import { readLinkTarget } from './link-target';
import { toolbarButton } from './toolbar-button';

export interface LinkButtonProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus'> {
  editor: Editor;
}

/** Links the chosen words, changes a link or takes it away. */
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
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  const open = (opens: boolean) => {
    setIsOpen(opens);
    setTyped(href);
    setIsRefused(false);
  };
  const apply = () => {
    const target = readLinkTarget(typed);
    if (target === undefined) {
      setIsRefused(true);
      return;
    }
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
    <Popover open={isOpen} onOpenChange={open}>
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
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // the popover stands in the form of the page
            event.stopPropagation();
            apply();
          }}
        >
          <TextField
            label={t('link.address')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsRefused(false);
            }}
            hint={t('link.hint')}
            error={isRefused ? t('link.refused') : undefined}
            inputMode="url"
            spellCheck={false}
            autoCapitalize="off"
          />
          <div className="mt-3 flex justify-end gap-2">
            {href !== '' && (
              <Button variant="ghost" onClick={remove}>
                {t('link.remove')}
              </Button>
            )}
            <Button type="submit" variant="primary">
              {t('link.apply')}
            </Button>
          </div>
        </form>
      </PopoverContent>
    </Popover>
  );
}
