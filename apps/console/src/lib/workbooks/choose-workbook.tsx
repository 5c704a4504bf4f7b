import { maxDraftImportBytes, spreadsheetExtensions } from '@meridian/api-client/contract';
import { languageNames, languages, languageTags, useTranslation } from '@meridian/i18n';
import { Alert, DropZone } from '@meridian/ui';
import { DownloadIcon, UploadIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';

export interface ChooseWorkbookProps {
  /** Name of the template, such as `keyword`. */
  template: string;
  /** Why the last file could not be read. */
  problem: string | undefined;
  onFile: (file: File) => void;
  /** Content below the templates. */
  children?: ReactNode;
}

/** The area on which a workbook is dropped or selected, with templates to fill in. */
export function ChooseWorkbook({ template, problem, onFile, children }: ChooseWorkbookProps) {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-col gap-4">
      {problem !== undefined && <Alert tone="bad">{problem}</Alert>}
      <DropZone
        icon={<UploadIcon aria-hidden />}
        text={t('workbook.drop')}
        choices={[{ label: t('workbook.choose'), accept: spreadsheetExtensions }]}
        hint={t('workbook.formats', {
          formats: spreadsheetExtensions.join(' '),
          limit: maxDraftImportBytes / 1024 / 1024,
        })}
        layout="block"
        onFiles={([file]) => file && onFile(file)}
      />
      <div>
        <h3 className="text-13 font-semibold">{t('workbook.templates')}</h3>
        <p className="mt-1 text-12 text-fg-3">{t('workbook.templatesBody')}</p>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
          {languages.map((language) => (
            <li key={language}>
              <a
                // without the time, an intermediary could respond with an old version
                href={`/templates/${template}-${language}.xlsx?t=${openedAt}`}
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

const openedAt = String(Date.now());
