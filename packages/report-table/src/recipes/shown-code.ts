/** The recipe's component gets the language of the toolbar; English is its default. */
const texts = { cn: { language: 'cn' }, tw: { language: 'tw' } };

/** Parameters of a recipe's story: its page shows the file that runs, with the package's name in place of paths. */
export function recipeParameters(file: string) {
  const code = file
    .replaceAll("'../index'", "'@meridian/report-table'")
    .replaceAll("'../tree'", "'@meridian/report-table/tree'")
    .replaceAll("'../core/format/index'", "'@meridian/report-table/format'")
    .replaceAll("'../core/index'", "'@meridian/report-table/core'");
  return { layout: 'fullscreen', docs: { source: { code, language: 'tsx' } }, texts };
}
