import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Reports at the end of `npm run audit:a11y` how many states were audited, and every finding once with its combinations. */
export default class AuditReporter implements Reporter {
  private scans = 0;
  private readonly findings = new Map<string, string[]>();
  private readonly broken: string[] = [];
  private readonly beganAt = Date.now();

  onBegin(_config: FullConfig, suite: Suite) {
    console.log(`${String(suite.allTests().length)} pages and states`);
  }

  onTestEnd({ title }: TestCase, { annotations, status }: TestResult) {
    this.scans += annotations.filter(({ type }) => type === 'scan').length;
    const found = annotations.filter(({ type }) => type === 'finding');
    for (const { description = '' } of found) {
      const parts = description.split('\t');
      const what = [title, ...parts.slice(0, -1)].join('\n    ');
      this.findings.set(what, [...(this.findings.get(what) ?? []), ...parts.slice(-1)]);
    }
    if (status !== 'passed' && status !== 'skipped' && found.length === 0) this.broken.push(title);
  }

  onEnd() {
    const minutes = ((Date.now() - this.beganAt) / 60_000).toFixed(1);
    const total = [...this.findings.values()].flat().length;
    for (const [what, mixes] of this.findings) console.log(`\n  ${what}\n    in ${mixes.join('; ')}`);
    for (const title of this.broken) console.log(`\n  ${title}: could not be audited completely`);
    console.log(
      `\naxe: ${String(this.scans)} scans, ${String(total)} findings (${String(this.findings.size)} different), ${String(this.broken.length)} unfinished, ${minutes} minutes`,
    );
  }
}
