/** Writes docs/draft-rules.md: `npm run docs:draft-rules`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { draftRuleTable } from './lib/draft-rule-table';

const text = `# Rules of ad drafts

Generated from the registry in \`packages/draft-editor/src/core/rules/registry.ts\` by \`npm run docs:draft-rules\`. Errors block an upload;
warnings and advice do not. Each provider counts lengths in its units; of half-width characters, an ASCII character is 1, any other 2.
Each rule rejects the example draft (\`exampleDraft\`) with the first change, and accepts it with the second one.

${draftRuleTable()}
`;
writeFileSync(path.join(import.meta.dirname, '../docs/draft-rules.md'), text);
