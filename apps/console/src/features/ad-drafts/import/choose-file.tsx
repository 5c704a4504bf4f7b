import { draftImportExtensions, maxDraftImportBytes } from '@meridian/api-client/contract';
import { languageNames, languages, languageTags, useTranslation, type Language } from '@meridian/i18n';
import { Alert, DropZone } from '@meridian/ui';
import { DownloadIcon, UploadIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import type { ImportScope } from './use-draft-import';

export interface ChooseFileProps {
  scope: ImportScope;
  /** Why the last file could not be read. */
  problem: string | undefined;
  onFile: (file: File) => void;
  /** Below the templates. */
  children?: ReactNode;
}

/** Where a workbook is dropped or chosen, with the templates to fill in. */
export function ChooseFile({ scope, problem, onFile, children }: ChooseFileProps) {
  const { t } = useTranslation('adDrafts');
  return (
    <div className="flex flex-col gap-4">
      {problem !== undefined && <Alert tone="bad">{problem}</Alert>}
      <DropZone
        icon={<UploadIcon aria-hidden />}
        text={t('import.drop')}
        choices={[{ label: t('import.choose'), accept: draftImportExtensions }]}
        hint={t('import.formats', {
          formats: draftImportExtensions.join(' '),
          limit: maxDraftImportBytes / 1024 / 1024,
        })}
        layout="block"
        onFiles={([file]) => file && onFile(file)}
      />
      <div>
        <h3 className="text-13 font-semibold">{t('import.templates')}</h3>
        <p className="mt-1 text-12 text-fg-3">{t('import.templatesBody')}</p>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
          {languages.map((language) => (
            <li key={language}>
              <a
                href={templateAddress(scope, language)}
                download
                lang={languageTags[language]}
                className="inline-flex items-center gap-1.5 rounded-xs py-1 font-medium text-accent-fg focus-ring hover:underline"
              >
                <DownloadIcon aria-hidden className="size-4" />
                {languageNames[language]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

/** Without the time, an intermediary could respond with an old one. */
const templateAddress = (scope: ImportScope, language: Language) =>
  `/templates/${scope}-${language}.xlsx?t=${openedAt}`;
const openedAt = String(Date.now());
