import { cn } from '@meridian/ui';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { richTextExtensions } from './extensions';
import { RichTextToolbar } from './rich-text-toolbar';
import './rich-text.css';

export interface RichTextProps {
  /** HTML; empty without any text. */
  value: string;
  onValueChange: (html: string) => void;
  /** Value of the `lang` attribute of the text. */
  lang: string;
  /** Id of the element that names the text. */
  labelledBy: string;
  /** Id of the element that describes it. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  isReadOnly?: boolean;
  /** Shown while there is no text. Already translated. */
  placeholder: string;
  /** HTML that the button "Time slot" inserts. */
  timeSlot: string;
  /** Below the text. */
  footer?: ReactNode;
}

/** A text with emphasis, lists, links and small tables. Another text needs another `key`. */
export function RichText({
  value,
  onValueChange,
  lang,
  labelledBy,
  describedBy,
  isInvalid = false,
  isReadOnly = false,
  placeholder,
  timeSlot,
  footer,
}: RichTextProps) {
  const known = useRef(value);
  const notify = useRef(onValueChange);
  useEffect(() => {
    notify.current = onValueChange;
  });
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-placeholder': placeholder,
    lang,
    class: 'rich-text min-h-full px-3.5 py-3 outline-none',
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
  };
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editable: !isReadOnly,
    // rich-text.css has the required styles
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => {
      known.current = changed.isEmpty ? '' : changed.getHTML();
      notify.current(known.current);
    },
  });
  const printed = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({
      editable: !isReadOnly,
      editorProps: { attributes: JSON.parse(printed) as typeof attributes },
    }); // asserted: printed above
  }, [editor, isReadOnly, printed]);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(value, { emitUpdate: false });
    const end = editor.state.doc.content.size;
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, value]);
  return (
    <div
      className={cn(
        'flex min-h-60 flex-[1_0_240px] flex-col rounded-sm border field-ring',
        isReadOnly ? 'border-line-2 bg-sunken' : isInvalid ? 'border-bad-solid' : 'border-line-control',
      )}
    >
      {!isReadOnly && <RichTextToolbar editor={editor} timeSlot={timeSlot} />}
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        {value === '' && (
          <p aria-hidden className="pointer-events-none absolute px-3.5 py-3 text-14 leading-6 text-fg-3">
            {placeholder}
          </p>
        )}
        <EditorContent editor={editor} className="h-full" />
      </div>
      {footer && <div className="border-t border-line-1 px-3 py-1.5 text-12 text-fg-3">{footer}</div>}
    </div>
  );
}
