/** The tags of a document that is made from Markdown, as pdf.js reads them. */
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { REPORT } from '../../support/documents/markdown';
import { local } from '../../support/hosts/local';
import { pageTexts, qpdfJson, withTools } from '../../support/judges/tools';
import { allText, rolesOf, structureByPdfJs, type Node } from '../../support/readers/structure';
import { testInTurn } from '../../support/sample';

const made = async (markdown: string, parameters: RawParameters = {}) =>
	await local.run('markdown_to_pdf', [{ name: 'text.md', bytes: Buffer.from(markdown) }], decode('markdown_to_pdf', parameters));
const treeOf = async (markdown: string, parameters?: RawParameters): Promise<readonly Node[]> => {
	const [document] = structureByPdfJs((await made(markdown, parameters)).documents[0]!.bytes);
	return document?.role === 'Document' ? document.children : [];
};

withTools('qpdf', 'poppler')('markdown_to_pdf', () => {
	testInTurn.each([
		['headings', '# A\n\n## B\n\ntext', 'H1 H2 P'],
		['headings that skip levels and begin deep', '### A\n\n##### B\n\n# C\n\n###### D', 'H1 H2 H1 H2'],
		['lists in lists', '- a\n- b\n  1. c\n', 'L(LI(Lbl LBody(P)) LI(Lbl LBody(P L(LI(Lbl LBody(P))))))'],
		['tables', '|a|b|\n|-|-|\n|c|d|\n', 'Table(THead(TR(TH TH)) TBody(TR(TD TD)))'],
		['links and code', 'a [b](https://example.org) `c`', 'P(Link Code)'],
		['quotes and code blocks', '> a\n\n```\nb\n```', 'BlockQuote(P) P(Code)'],
		['footnotes', 'a[^1]\n\n[^1]: b', 'P(Reference(Link)) Note(Lbl P)'],
		['images that were not given', '![a picture](https://example.org/a.png)', 'P(Link)'],
	])('tags %s', async (_, markdown, roles) => {
		expect(rolesOf(await treeOf(markdown))).toBe(roles);
	});

	test('lists contents with a reference for each heading', async () => {
		expect(rolesOf(await treeOf('# A\n\n## B\n\n## C', { table_of_contents: 'true' }))).toBe(
			'H1 H2 TOC(TOCI(Reference(Link)) TOCI(Reference(Link)) TOCI(Reference(Link))) H2 H2',
		);
	});

	testInTurn('has the text in reading order in the structure', async () => {
		const tree = await treeOf('# Title\n\nOne *two* **three**.\n\n1. four\n2. five\n\n|six|seven|\n|-|-|\n|eight|nine|\n');
		expect(tree.map(allText)).toEqual(['Title', 'One two three.', '1. four 2. five', 'six seven eight nine']);
	});

	test('shortens a whole text that is a heading where it is the title of the document and of a bookmark', async () => {
		const { documents } = await made(`# ${'word '.repeat(2_000)}`);
		const { outlines } = qpdfJson(documents[0]!.bytes, undefined, 'outlines') as { outlines: { title: string }[] };
		expect(outlines.map(({ title }) => title)).toEqual([`${'word '.repeat(200)}…`]);
		expect(pageTexts(documents[0]!.bytes).join(' ').match(/word/g)).toHaveLength(2_000);
	});

	testInTurn('has headings of the document as bookmarks, with their places', async () => {
		const { documents } = await made(REPORT);
		const { outlines } = qpdfJson(documents[0]!.bytes, undefined, 'outlines') as {
			outlines: { title: string; destpageposfrom1: number; kids: { title: string; kids: { title: string }[] }[] }[];
		};
		expect(outlines.map(({ title, destpageposfrom1 }) => [title, destpageposfrom1])).toEqual([['Quarterly report', 1]]);
		expect(outlines[0]!.kids.map(({ title, kids }) => [title, ...kids.map((kid) => kid.title)])).toEqual([
			['Figures'],
			['Work done', 'Tasks'],
			['Method'],
		]);
	});
});
