import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints, maxThemeNameLength, type ImageTheme } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { Form, FormError, FormSubmit, FormTextField } from '@meridian/ui/form';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApi } from '../../../lib/api/api';
import { useShowServerError } from '../../../lib/api/use-show-server-error';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(maxThemeNameLength)),
});

export interface ThemeNameDialogProps {
  accountId: number;
  /** The theme to rename; absent: a new one. */
  theme?: ImageTheme;
  onClose: () => void;
  onSaved?: (theme: ImageTheme) => void;
}

/** The name of a new theme, or another name of one. */
export function ThemeNameDialog({ accountId, theme, onClose, onSaved }: ThemeNameDialogProps) {
  const { t } = useTranslation('materials');
  const api = useApi();
  const refresh = useRefreshLibrary();
  const showServerError = useShowServerError();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: theme?.name ?? '' } });
  const submit = async ({ name }: z.output<typeof schema>) => {
    try {
      const body = { accountId, name, ...(theme && { id: theme.id }) };
      const saved = await api.call(endpoints.imageThemeSave, { body, withoutAccount: true });
      await refresh();
      onClose();
      onSaved?.(saved);
    } catch (error) {
      showServerError(form, error, { paths: { name: 'name' } });
    }
  };
  const formId = 'theme-name';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={theme ? t('themes.renameTitle', { name: theme.name }) : t('themes.new')}
        description={theme && t('themes.renameBody')}
        closesOnBackdrop={false}
      >
        <Form
          id={formId}
          form={form}
          onSubmit={submit}
          formatError={(problem) => (problem === 'required' ? t('themes.required') : problem)}
          className="flex flex-col gap-4"
        >
          <FormError control={form.control} />
          <FormTextField
            control={form.control}
            name="name"
            label={t('themes.name')}
            maxLength={maxThemeNameLength}
            required
          />
          <div className="flex justify-end gap-2">
            <DialogClose asChild>
              <Button>{t('deleting.cancel')}</Button>
            </DialogClose>
            <FormSubmit control={form.control}>{t(theme ? 'themes.save' : 'themes.create')}</FormSubmit>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
