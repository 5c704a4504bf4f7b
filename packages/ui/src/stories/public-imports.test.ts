import { describe, expect, it } from 'vitest';
import { publicImports } from './public-imports';

const files: Record<string, string> = import.meta.glob(
  '../{components/*,drag,patterns,shell,shell/*}/*.example.tsx',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const entryFiles: Record<string, string> = import.meta.glob('../*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('publicImports', () => {
  it('joins relative imports by the entry of the package', () => {
    const code = publicImports(
      [
        "import { useState } from 'react';",
        "import { XIcon } from '../../icons';",
        "import { Button } from '../button/button';",
        "import type { AlertTone } from './alert';",
        "import { Alert } from './alert';",
        '',
        'export const a = 1;',
        '',
      ].join('\n'),
    );
    expect(code).toBe(
      [
        "import { Alert, Button, type AlertTone } from '@meridian/ui';",
        "import { XIcon } from '@meridian/ui/icons';",
        "import { useState } from 'react';",
        '',
        'export const a = 1;',
      ].join('\n'),
    );
  });
});

describe('the examples', () => {
  const examples = Object.entries(files).map(([file, text]) => ({ file, code: publicImports(text) }));

  it.each(examples)('$file imports only exports of the package', ({ code }) => {
    expect(code).not.toMatch(/from '\./);
    const imports = [...code.matchAll(/import \{ ([^}]*) \} from '@meridian\/ui(?:\/([\w-]+))?'/g)];
    expect(imports.length).toBeGreaterThan(0);
    for (const [, names = '', entry = 'index'] of imports) {
      for (const name of names.split(', ')) {
        expect(entryFiles[`../${entry}.ts`], name).toMatch(new RegExp(`\\b${name.replace(/^type /, '')}\\b`));
      }
    }
  });
});
