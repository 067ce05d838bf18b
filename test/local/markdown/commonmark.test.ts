/** Every example of the CommonMark specification, and of GitHub's extensions: the text of the page is that of the reference's HTML. */
import spec from 'commonmark-spec';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { makeDocument } from '../../../shared/local/markdown/document';
import { parseMarkdown } from '../../../shared/markdown/parse';
import type { Nodes, Root, RootContent } from '../../../shared/markdown/tree';
import { save } from '../../../shared/pdf/write/save';
import { job } from '../../support/hosts/local';
import { squeezed, textOfReference } from '../../support/documents/html-text';
import { answerOf, onFile, pageTexts, qpdfCheck, run, withTools } from '../../support/judges/tools';
import { GFM } from '../../support/documents/gfm';
import { sampled, testInTurn } from '../../support/sample';

const { pace } = job();
const A4 = { width: 595, height: 842, margin: 40 };

/** One document with a page for each text. Names of definitions are made different, because a document shares them. */
async function pagesOf(texts: readonly string[]): Promise<string[]> {
	const children: RootContent[] = [];
	for (const [index, text] of texts.entries()) {
		const root = await parseMarkdown(text, pace);
		rename(root, index);
		if (index > 0) children.push({ type: 'html', value: '<!-- pagebreak -->' });
		children.push({ type: 'heading', depth: 1, children: [{ type: 'text', value: `Page${index}` }] }, ...root.children);
	}
	const wishes = {
		geometry: A4,
		size: 10,
		theme: 'plain' as const,
		font: undefined,
		boldFont: undefined,
		images: new Map(),
		pageNumbers: false,
		running: { headerOnFirst: true, title: '' },
		logo: undefined,
		contents: false,
		language: 'en',
	};
	const { composition, bookmarks } = await makeDocument({ type: 'root', children }, wishes, job());
	const bytes = await save(await composition.finish({ title: 'Examples', language: 'en', bookmarks }), { compact: true });
	expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	// In the order of the content, in which a reader without eyes gets it.
	return answerOf(
		'poppler',
		() => onFile(bytes, (file) => run('pdftotext', ['-raw', file, '-']).stdout.toString('utf8').split('\f').slice(0, -1)),
		() => pageTexts(bytes),
	);
}

function rename(root: Root, index: number): void {
	const waiting: Nodes[] = [root];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		if ('identifier' in node) node.identifier = `${index} ${node.identifier}`;
		if ('children' in node) waiting.push(...node.children);
	}
}

/** The texts of pages beside those that they should have, where they differ. */
function differences(pages: readonly string[], expected: readonly string[]) {
	expect(pages).toHaveLength(expected.length);
	return pages.flatMap((page, index) => {
		const shown = squeezed(page).replace(`Page${index}`, '');
		return shown === expected[index] ? [] : [{ index, shown, expected: expected[index] }];
	});
}

withTools('qpdf', 'poppler')('markdown_to_pdf', () => {
	testInTurn('shows the text of all examples of CommonMark', async () => {
		expect(spec.tests).toHaveLength(652);
		const examples = sampled(spec.tests, 40, ({ section }) => section).map(({ markdown, html }) => ({
			markdown: markdown.replaceAll('→', '\t'),
			text: textOfReference(html.replaceAll('→', '\t')),
		}));
		const pages = await pagesOf(examples.map(({ markdown }) => markdown));
		expect(
			differences(
				pages,
				examples.map(({ text }) => text),
			),
		).toEqual([]);
	});

	test('shows the text of tables, tasks, addresses, strikethrough and footnotes as GitHub reads them', async () => {
		const pages = await pagesOf(GFM);
		const expected: string[] = [];
		for (const text of GFM) expected.push(textOfReference(toHtml(toHast(await parseMarkdown(text, pace)))));
		expect(differences(pages, expected)).toEqual([]);
	});
});
