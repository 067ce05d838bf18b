// node scripts/run.mjs scripts/pictures/action-summary.mts : runs the Action's bundle on example documents and draws its job summary in the
// style of GitHub's pages to docs/action-summary.png. Needs Chromium (CHROMIUM, or on the PATH).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { nodes, root, runStep } from '../../test/action/support/runner';
import { Workspace } from '../../test/action/support/workspace';
import { numbered, rich } from '../../test/support/documents/drawn';

const STYLE = `
	body { margin: 0; padding: 24px; background: #f6f8fa; width: 940px; color: #1f2328;
		font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
	section + section { margin-top: 24px; }
	section { background: #fff; border: 1px solid #d1d9e0; border-radius: 6px; }
	header { padding: 12px 16px; border-bottom: 1px solid #d1d9e0; font-weight: 600; }
	article { padding: 8px 16px 4px; }
	h3 { font-size: 20px; margin: 8px 0 12px; } p { margin: 0 0 16px; }
	table { border-collapse: collapse; margin: 0 0 16px; width: 100%; }
	th, td { border: 1px solid #d1d9e0; padding: 6px 13px; } tr:nth-child(2n + 1):not(:first-child) { background: #f6f8fa; }
	code { background: #818b981f; border-radius: 6px; padding: .2em .4em; font: 12px ui-monospace, "DejaVu Sans Mono", monospace; }
	table { font-size: 14px; } td em { color: #59636e; }`;

/** GitHub draws these characters itself; the fonts here may lack them. */
const SYMBOLS = {
	'✅': '<rect x="1" y="1" width="14" height="14" rx="2" fill="#3fb950"/><path d="M4 8l3 3 5-6" stroke="#fff" stroke-width="2" fill="none"/>',
	'❌': '<path d="M3 3l10 10M13 3L3 13" stroke="#e5534b" stroke-width="3" fill="none"/>',
};
const symbol = (text: string): string =>
	Object.entries(SYMBOLS).reduce(
		(html, [character, shape]) => html.replaceAll(character, `<svg width="16" height="16">${shape}</svg>`),
		text,
	);

const workspace = new Workspace({
	'docs/guide.pdf': await rich(48),
	'docs/handbook/1-intro.pdf': await rich(6),
	'docs/handbook/2-setup.pdf': await numbered(17),
	'docs/handbook/10-faq.pdf': await rich(9),
	'docs/poster, A3.pdf': await rich(3),
	'docs/torn.pdf': (await numbered(1)).subarray(0, 12),
});
const node = nodes().found.at(-1)?.[1] ?? process.execPath;
const steps: readonly (readonly [string, Record<string, string>])[] = [
	[
		'watermark',
		{
			files: 'docs/**/*.pdf',
			output: 'drafts/{dir}/{name}.pdf',
			steps:
				'- add_text_watermark: { line_1: DRAFT, color: Red }\n- add_restrictions: { owner_password: only for the picture, allow_print: false }',
		},
	],
	['inventory', { files: 'docs/**/*.pdf\ndrafts/docs/guide.pdf', operation: 'get-document-info' }],
];
try {
	const sections: string[] = [];
	for (const [job, inputs] of steps) {
		const { summary } = await runStep({ workspace: workspace.folder, node, inputs });
		sections.push(`<section><header>${job} summary</header><article>${symbol(summary)}</article></section>`);
	}
	await draw(`<style>${STYLE}</style>${sections.join('')}`);
} finally {
	workspace.remove();
}

async function draw(html: string): Promise<void> {
	const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
		(file) => file && existsSync(file),
	);
	if (executablePath === undefined) throw new Error('Chromium is not there: name it in CHROMIUM');
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	try {
		const page = await browser.newPage({ viewport: { width: 988, height: 200 }, deviceScaleFactor: 1.5 });
		await page.setContent(html);
		const target = path.join(root, 'docs', 'action-summary.png');
		await page.screenshot({ path: target, fullPage: true });
		console.log(path.relative(root, target));
	} finally {
		await browser.close();
	}
}
