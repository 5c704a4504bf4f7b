import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Who may depend on whom, by the tags in each package.json. */
export const depConstraints = [
  { sourceTag: 'type:util', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:util'] },
  { sourceTag: 'type:data', onlyDependOnLibsWithTags: ['type:util'] },
  { sourceTag: 'type:kit', onlyDependOnLibsWithTags: ['type:ui', 'type:util'] },
  { sourceTag: 'type:feature', onlyDependOnLibsWithTags: ['type:ui', 'type:util', 'type:data'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:ui', 'type:util', 'type:data', 'type:kit', 'type:feature'],
  },
];

/** The server runs rules and contract, never a view: of the packages it imports only these entries. */
export const serverImports = {
  patterns: [
    {
      regex: '^@meridian/(?!api-client/contract$|[a-z0-9-]+/core$|draft-editor/testing$|i18n/texts$)',
      message:
        'The server imports only @meridian/api-client/contract, @meridian/*/core and @meridian/i18n/texts; its tests also @meridian/draft-editor/testing.',
    },
    {
      regex:
        '^(\\.\\./)+(modules/)?(accounts|exports|report-fields|report-views|reports|weekly-overview)/(?!testing/)',
      message: 'Import a report module by its index; shared report rules belong to the report engine.',
    },
    {
      regex: '^(\\.\\./)+report-engine/(?!testing/)',
      message: 'Import the report engine by its index.',
    },
  ],
};

/** The report engine lies beneath the modules. */
export const reportEngineImports = {
  patterns: [
    ...serverImports.patterns,
    { regex: '^(\\.\\./)+(modules|demo)(/|$)', message: 'The report engine imports no module.' },
  ],
};

/** The console's features never import each other: `app` composes them, and what two of them need lies in `lib`. */
export const noCrossFeatureImports = (root) =>
  readdirSync(path.join(root, 'apps/console/src/features')).map((feature) => ({
    target: `./apps/console/src/features/${feature}`,
    from: './apps/console/src/features',
    except: [`./${feature}`],
    message: 'A feature of the console imports no other feature: move what both need to lib.',
  }));
