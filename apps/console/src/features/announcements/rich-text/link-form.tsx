import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Form, FormSubmit, FormTextField } from '@meridian/ui/form';
import { useForm } from 'react-hook-form';
import { linkSchema } from './link-target';

export interface LinkFormProps {
  /** Target of the current link; empty without one. */
  href: string;
  onApply: (href: string) => void;
  onRemove: () => void;
}

/** The address of a link. */
export function LinkForm({ href, onApply, onRemove }: LinkFormProps) {
  const { t } = useTranslation('announcements');
  const form = useForm({
    resolver: zodResolver(linkSchema),
    defaultValues: { href },
    reValidateMode: 'onSubmit',
  });
  return (
    <Form form={form} onSubmit={(link) => onApply(link.href)} formatError={() => t('link.refused')}>
      <FormTextField
        control={form.control}
        name="href"
        label={t('link.address')}
        hint={t('link.hint')}
        inputMode="url"
        spellCheck={false}
        autoCapitalize="off"
      />
      <div className="mt-3 flex justify-end gap-2">
        {href !== '' && (
          <Button variant="ghost" onClick={onRemove}>
            {t('link.remove')}
          </Button>
        )}
        <FormSubmit control={form.control}>{t('link.apply')}</FormSubmit>
      </div>
    </Form>
  );
}
