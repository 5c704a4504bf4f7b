/** Writes docs/draft-rules.md: `npm run docs:draft-rules`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { draftRuleTable } from './lib/draft-rule-table';

const text = `# Rules of ad drafts

Generated from the registry in \`packages/draft-editor/src/core/rules/registry.ts\` by \`npm run docs:draft-rules\`. Errors block an upload;
warnings and advice do not. Each provider counts lengths in its units; of half-width characters, an ASCII character is 1, any other 2.
Each rule rejects the example draft (\`exampleDraft\`) with the first change, and accepts it with the second one. Companies add
[rules of their own](#rules-of-a-company).

${draftRuleTable()}

## Rules of a company

Users with the permission “Set rules for drafts” define rules at \`/systemSet/draftRule\`: for all accounts, or for those of one company
([ADR 58](adr/0058-own-rules-are-data.md)). A rule has a name and a text that says what to do, which are part of each issue. It is an error
or a warning, and can be switched off.

- **Forbidden words** in names of campaigns and units, keywords, and titles and descriptions of creatives. They are found as sensitive words
  are: case, width, spaces and invisible characters do not matter; a word in letters is not found inside a longer one. Up to 500 words.
- **Form of names** of campaigns and units. A name must match one of up to 20 patterns as a whole, with its case. \`*\` stands for one or more
  characters; there are no regular expressions.
- **Limits of bids** per click of campaigns, units and keywords, each where it is set. Inherited bids, and target costs of campaigns that bid
  for conversions, are not checked.
- **Required tracking parameters** in the computer and mobile URLs of units and creatives: names, each with a value or any. Empty and invalid
  URLs are left to other rules. The monitor suffix of a unit counts as part of its URLs; what follows \`#\` does not.

The same code checks them in forms and grids, when keywords are combined, and on the server. A change applies to open drafts when they
are opened or focused again, and in any case to the next check of the server: at the preview, at the submission, and when a submitted draft
is uploaded. Errors in values that the account has and the upload does not send do not block it, as with other rules. An installation has up
to 200 rules; each change is in the audit log.
`;
writeFileSync(path.join(import.meta.dirname, '../docs/draft-rules.md'), text);
