import { expect, it } from 'vitest';
import { declareJson } from './declare-json.mjs';

it('makes declarations of texts that were bundled with the types', () => {
  const bundled = `import { i18n } from 'i18next';

var save = "Save; {{time}}";
var states$3 = {
	draft: "Draft",
	"new": "New"
};
var home = {
	save: save,
	states$3,
	list: { all: "All" }
};

interface Resources {
  home: typeof home;
}
declare const size: 3;
export { type Resources };
`;
  expect(declareJson(bundled).split('\n').filter(Boolean)).toEqual([
    "import { i18n } from 'i18next';",
    'declare const save: string;',
    'declare const states$3: { draft: string; "new": string };',
    'declare const home: { save: typeof save; states$3: typeof states$3; list: { all: string } };',
    'interface Resources {',
    '  home: typeof home;',
    '}',
    'declare const size: 3;',
    'export { type Resources };',
  ]);
});

it('rejects values that are not texts', () => {
  expect(() => declareJson('var days = [1];')).toThrow('No text: [1]');
});
