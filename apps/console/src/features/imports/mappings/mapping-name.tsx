import type { ImportMapping } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, TextField } from '@meridian/ui';
import { useEffect, useRef } from 'react';
import { useChangeMapping } from './use-change-mapping';

/** Maximum number of characters of a name. */
export const maxMappingName = 60;

export interface MappingNameFormProps {
  mapping: ImportMapping;
  onClose: () => void;
}

/** Changes the name of a header profile in place. */
export function MappingNameForm({ mapping, onClose }: MappingNameFormProps) {
  const { t } = useTranslation('imports');
  const { rename } = useChangeMapping(mapping);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = () => {
    const name = input.current?.value.trim() ?? '';
    if (name === '' || name === mapping.name) onClose();
    else rename.mutate(name, { onSuccess: onClose });
  };
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        ref={input}
        label={t('mappings.nameOf')}
        defaultValue={mapping.name ?? ''}
        maxLength={maxMappingName}
        className="min-w-40"
      />
      <Button type="submit" isLoading={rename.isPending}>
        {t('mappings.save')}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {t('mappings.cancel')}
      </Button>
    </form>
  );
}
