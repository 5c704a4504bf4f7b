import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { SafeHtml } from './safe-html';
import { SafeHtmlExample } from './safe-html.example';
import code from './safe-html.example.tsx?raw';

const announcement = `
<p>Reports will be read only for two hours during the night from Saturday to Sunday. Your ads will keep running. No action is needed.</p>
<table><tbody>
<tr><th>Begins</th><td>Sunday, November 22, 01:00 UTC+8</td></tr>
<tr><th>Ends</th><td>Sunday, November 22, 03:00 UTC+8</td></tr>
<tr><th>Affects</th><td>Reports, exports, draft uploads</td></tr>
</tbody></table>
<h3>What you will notice</h3>
<ul>
<li>Exports started before 01:00 will finish and appear in the <a href="/downloadCenter/index">download centre</a>.</li>
<li>Queued uploads will start automatically after 03:00.</li>
<li>Data for November 21 will arrive about two hours later than usual.</li>
</ul>`;

const chinese = {
  cn: '<p>周六至周日夜间，报告将有两小时<strong>只能查看</strong>，广告投放不受影响。</p><h3>影响范围</h3><ol><li>01:00 前开始的导出会照常完成</li><li>等待上传的草稿在 03:00 后自动上传</li></ol>',
  tw: '<p>週六至週日夜間，報表將有兩小時<strong>僅供檢視</strong>，廣告投放不受影響。</p><h3>影響範圍</h3><ol><li>01:00 前開始的匯出會照常完成</li><li>等待上傳的草稿在 03:00 後自動上傳</li></ol>',
} as const;

/**
 * The HTML of a message from another author. Scripts, resources and styles are removed.
 *
 * - **Do** allow headings, lists, tables and links. Links to pages of the console open in it.
 * - **Do not** style single messages, or show foreign HTML in any other way.
 */
const meta = {
  title: 'Components/Data/SafeHtml (rich text)',
  tags: ['autodocs'],
  component: SafeHtml,
  parameters: {
    ...guide<ComponentProps<typeof SafeHtml>>({
      keys: [
        ['Tab', 'Moves to the next link.'],
        ['Enter', 'Opens the link.'],
      ],
      roles: 'headings, lists, tables and links of the message',
      cn: { html: chinese.cn },
      tw: { html: chinese.tw },
    }),
  },
  args: { html: announcement, onNavigate: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SafeHtmlExample, code);
export const Everything: Story = {
  parameters: {
    ...textsOf<ComponentProps<typeof SafeHtml>>({
      cn: {
        html: `<h3>标题</h3><p><b>加粗</b>、<em>强调</em>、<u>下划线</u>、<s>删除线</s>、<mark>标记</mark>、
<small>小字</small>、H<sub>2</sub>O、10<sup>3</sup>、<code>代码</code>、<a href="https://example.com">其他网站</a>。</p>
<h4>小标题</h4><blockquote><p>引用他人的话。</p></blockquote><pre><code>第 1 行
  第 2 行</code></pre><hr><ul><li>一<ul><li>一点五</li></ul></li><li>二</li></ul>
<table><thead><tr><th>日期</th><th>消费</th></tr></thead><tbody><tr><td>11 月 14 日</td><td>2,730.24</td></tr></tbody></table>`,
      },
      tw: {
        html: `<h3>標題</h3><p><b>粗體</b>、<em>強調</em>、<u>底線</u>、<s>刪除線</s>、<mark>標記</mark>、
<small>小字</small>、H<sub>2</sub>O、10<sup>3</sup>、<code>程式碼</code>、<a href="https://example.com">其他網站</a>。</p>
<h4>小標題</h4><blockquote><p>引用他人的話。</p></blockquote><pre><code>第 1 行
  第 2 行</code></pre><hr><ul><li>一<ul><li>一點五</li></ul></li><li>二</li></ul>
<table><thead><tr><th>日期</th><th>費用</th></tr></thead><tbody><tr><td>11 月 14 日</td><td>2,730.24</td></tr></tbody></table>`,
      },
    }),
  },
  args: {
    html: `<h3>A heading</h3><p><b>Bold</b>, <em>slanted</em>, <u>underlined</u>, <s>struck</s>, <mark>marked</mark>,
<small>small</small>, H<sub>2</sub>O, 1<sup>st</sup>, <code>code</code>, <a href="https://example.com">another site</a>.</p>
<h4>A smaller heading</h4><blockquote><p>Someone said so.</p></blockquote><pre><code>line 1
  line 2</code></pre><hr><ul><li>one<ul><li>one and a half</li></ul></li><li>two</li></ul>
<table><thead><tr><th>Day</th><th>Cost</th></tr></thead><tbody><tr><td>Nov 14</td><td>2,730.24</td></tr></tbody></table>`,
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-65">
        <Story />
      </div>
    ),
  ],
};

export const Empty: Story = {
  args: { html: '' },
  parameters: { texts: null },
};

// tests

/** Enter on a link to a page of the host opens it there. */
export const OpensLinksInTheHost: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'download centre' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/downloadCenter/index');
  },
};

/** Scripts, pictures, forms and styles are removed; their text stays. */
export const RemovesScriptsAndResources: Story = {
  parameters: { texts: null },
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: {
    html: `<p onclick="alert(1)" style="position:fixed;inset:0;background:red">Text<script>alert(1)</script>
<img src="x" onerror="alert(1)"><a href="javascript:alert(1)">link</a></p><form action="https://evil.example"><button>Send</button></form>
<iframe src="https://evil.example"></iframe><style>*{display:none}</style>`,
  },
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelectorAll('script, img, form, button, iframe, style, [style], [onclick]'),
    ).toHaveLength(0);
    await expect(canvasElement).toHaveTextContent('Text link');
  },
};
