import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints, maxThemeNameLength, type ImageTheme } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Dialog } from '@meridian/ui';
import { FormTextField } from '@meridian/ui/form';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApi } from '../../../lib/api/api';
import { useShowServerError } from '../../../lib/api/use-show-server-error';
import { FormDialogContent } from '../../../lib/page/form-dialog-content';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(maxThemeNameLength)),
});

export interface ThemeNameDialogProps {
  accountId: number;
  /** The theme to rename; absent for a new one. */
  theme?: ImageTheme;
  onClose: () => void;
  onSaved?: (theme: ImageTheme) => void;
}

/** Asks for the name of a new theme, or for a new name. */
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
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <FormDialogContent
        form={form}
        onSubmit={submit}
        formatError={(problem) => (problem === 'required' ? t('themes.required') : problem)}
        title={theme ? t('themes.renameTitle', { name: theme.name }) : t('themes.new')}
        description={theme && t('themes.renameBody')}
        submitLabel={t(theme ? 'themes.save' : 'themes.create')}
      >
        <FormTextField
          control={form.control}
          name="name"
          label={t('themes.name')}
          maxLength={maxThemeNameLength}
          required
        />
      </FormDialogContent>
    </Dialog>
  );
}
