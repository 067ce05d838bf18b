// node scripts/run.mjs scripts/pictures/comparison.mts : compares documents with those of the commit before, by the Action's bundle, and
// draws in the style of GitHub's pages the job summary to docs/action-comparison.png, and the comments of the recipes review-comment
// and picture-comment to docs/action-comments.png. Needs git and Chromium (CHROMIUM names it).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { inputsOf } from '../../test/action/support/recipe';
import { Workspace } from '../../test/action/support/workspace';
import { newestNode, root } from '../../test/action/support/runner';
import { lines, texts } from '../../test/support/documents/texts';
import { launch } from './chromium.mjs';

const STYLE = `
	body { margin: 0; padding: 24px; background: #f6f8fa; width: 940px; color: #1f2328;
		font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
	section { background: #fff; border: 1px solid #d1d9e0; border-radius: 6px; }
	header { padding: 12px 16px; border-bottom: 1px solid #d1d9e0; font-weight: 600; }
	section + section { margin-top: 16px; } img { max-width: 100%; display: block; }
	article { padding: 8px 16px 4px; } h3 { font-size: 20px; margin: 8px 0 12px; } p { margin: 0 0 16px; }
	table { border-collapse: collapse; margin: 0 0 16px; width: 100%; }
	th, td { border: 1px solid #d1d9e0; padding: 6px 13px; } tr:nth-child(2n + 1):not(:first-child) { background: #f6f8fa; }
	code { background: #818b981f; border-radius: 6px; padding: .2em .4em; font: 12px ui-monospace, "DejaVu Sans Mono", monospace; }
	details { margin: 0 0 8px; } pre { background: #f6f8fa; border-radius: 6px; margin: 8px 0 16px; padding: 12px;
		font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
	pre span { display: block; } .old { background: #ffebe9; color: #82071e; } .new { background: #dafbe1; color: #116329; }`;

const WORDS =
	'This agreement is between the supplier and the customer. Goods are delivered within ten days. Payment is due on receipt.';
const sentences = (from: number): string[] => WORDS.split('. ').map((sentence, index) => `${from + index}. ${sentence}.`);
const terms = (...rows: string[][]): Uint8Array => texts(rows.map((page) => lines(50, 500, page)));
const contract = [sentences(1), sentences(4), sentences(7)];

const workspace = new Workspace({
	'contracts/terms.pdf': terms(...contract),
	'docs/guide.pdf': terms(...Array.from({ length: 24 }, (_, page) => sentences(page))),
	'docs/letter.pdf': terms(['Dear Ada']),
});
const git = (...args: string[]): string =>
	execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
		cwd: workspace.folder,
		encoding: 'utf8',
	}).trim();
try {
	git('init', '-q');
	git('add', '-A');
	git('commit', '-qm', 'Before');
	const sha = git('rev-parse', 'HEAD');
	const later = contract.map((page) =>
		page.map((sentence) =>
			sentence.replace('5. Goods are delivered within ten days.', '5. Goods are delivered within thirty days.'),
		),
	);
	workspace.write('contracts/terms.pdf', terms(...later, ['10. The court is that of the supplier.']));
	workspace.write('docs/guide.pdf', terms(...Array.from({ length: 23 }, (_, page) => sentences(page < 10 ? page : page + 1))));
	workspace.write('docs/poster.pdf', terms(['Come and see']));
	git('add', '-A');
	git('commit', '-qm', 'After');
	const run = (inputs: Record<string, string>, more: object = {}) =>
		workspace.run(inputs, { node: newestNode(), event: { pull_request: { number: 7, base: { sha } } }, ...more });
	const { summary } = await run({
		operation: 'compare-documents',
		files: '**/*.pdf',
		'compare-with-base': 'true',
		'show-text': 'true',
	});
	await draw('action-comparison.png', section('review summary', shown(summary)));
	const review = await run({ files: '**/*.pdf', 'changed-only': 'false' }, { manifest: 'review/action.yml' });
	const temporary = workspace.job.temporary;
	const recipe = (position: number) => inputsOf('picture-comment.yml', { 'runner.temp': temporary }, position);
	const compared = await run({ ...recipe(0), files: 'contracts/terms.pdf' });
	await run(recipe(1));
	const picture = readFileSync(path.join(temporary, 'picture-00001.png')).toString('base64');
	const words = `Pages that differ: ${compared.outputs['changed-pages']}\n\n![The first changed page before, after, and both over each other](data:image/png;base64,${picture})`;
	const comment = (markdown: string): string => section('github-actions <small>bot</small>', shown(htmlOf(markdown)));
	await draw('action-comments.png', [review.outputs['markdown'] ?? '', words].map(comment).join(''));
} finally {
	workspace.remove();
}

function section(title: string, html: string): string {
	return `<section><header>${title}</header><article>${html}</article></section>`;
}

function htmlOf(markdown: string): string {
	return toHtml(toHast(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })));
}

/** GitHub makes Markdown and its signs of the summary; the first folded part is open. */
function shown(summary: string): string {
	const lineOf = (line: string) => `<span class="${line.startsWith('-') ? 'old' : 'new'}">${line}</span>`;
	return summary
		.replaceAll(/```diff\n([^`]*)\n```/g, (_, block: string) => `<pre>${block.split('\n').map(lineOf).join('')}</pre>`)
		.replace('<details>', '<details open>')
		.replaceAll('✅', '<b style="color: #1a7f37">✓</b>')
		.replaceAll('✏️', '<b style="color: #9a6700">✎</b>')
		.replaceAll('🆕', '<b style="color: #0969da">+</b>');
}

async function draw(name: string, html: string): Promise<void> {
	const browser = await launch();
	try {
		const page = await browser.newPage({ viewport: { width: 988, height: 200 }, deviceScaleFactor: 1.5 });
		await page.setContent(`<!doctype html><style>${STYLE}</style>${html}`);
		await page.screenshot({ path: path.join(root, 'docs', name), fullPage: true });
		console.log(`docs/${name}`);
	} finally {
		await browser.close();
	}
}
