/**
 * The rules of PDF/UA-1 (ISO 14289-1) that a program can check and that apply to documents made from
 * Markdown, by their clauses, as veraPDF's published profiles list them. veraPDF itself has not validated the documents yet.
 */
import { decode } from '../../../shared/contract/values/decode';
import { makeEverything, type Made, type Rule } from '../../support/documents/made';
import type { Dictionary, QpdfObjects } from '../../support/documents/qpdf-objects';
import { local } from '../../support/hosts/local';
import { uncompressed, withTools } from '../../support/judges/tools';

/** Of an element, by the name of its owner. */
const attributesOf = (objects: QpdfObjects, element: Dictionary, owner: string): Dictionary | undefined =>
	objects
		.list(element['/A'])
		.map((one) => objects.dict(one))
		.find((one) => one['/O'] === owner);
const typed = ({ objects }: Made, type: string): Dictionary[] => objects.elements.filter((one) => one['/S'] === type);

const RULES: readonly Rule[] = [
	[
		'5',
		'the XMP says that it is PDF/UA-1',
		({ xmp }) => {
			expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
		},
	],
	[
		'7.1',
		'content is tagged or an artifact',
		({ contents }) => {
			for (const content of contents) {
				let depth = 0;
				for (const line of content.split('\n')) {
					if (/(?:BDC|BMC)$/.test(line) && !line.includes('/ActualText')) depth++;
					else if (line === 'EMC') depth--;
					else expect({ line, depth }).toEqual({ line, depth: 1 });
				}
				expect(depth).toBe(0);
			}
		},
	],
	[
		'7.1 ',
		'tagged content has a place in the structure',
		({ objects, pages, contents }) => {
			const parents = new Map<number, readonly unknown[]>();
			const numbers = objects.list(objects.dict(objects.dict(objects.catalog['/StructTreeRoot'])['/ParentTree'])['/Nums']);
			for (let at = 0; at < numbers.length; at += 2) parents.set(Number(numbers[at]), objects.list(numbers[at + 1]));
			for (const [index, page] of pages.entries()) {
				const count = contents[index]!.match(/\/MCID \d+/g)?.length ?? 0;
				expect(parents.get(Number(page['/StructParents']))).toHaveLength(count);
			}
		},
	],
	[
		'7.1  ',
		'the title is displayed, and in the XMP',
		({ objects, xmp }) => {
			expect(objects.dict(objects.catalog['/ViewerPreferences'])).toMatchObject({ '/DisplayDocTitle': true });
			expect(xmp).toContain('<dc:title>');
		},
	],
	[
		'7.1   ',
		'nothing is suspect',
		({ objects }) => {
			expect(objects.dict(objects.catalog['/MarkInfo'])).not.toHaveProperty('/Suspects');
		},
	],
	[
		'7.2',
		'the document has a language',
		({ objects }) => {
			expect(objects.catalog).toHaveProperty('/Lang');
		},
	],
	[
		'7.3',
		'figures have alternative text',
		(made) => {
			const figures = typed(made, '/Figure');
			expect(figures.map((one) => one['/Alt'])).toEqual(['u:A gray image', 'u:A photo']);
		},
	],
	[
		'7.4.2',
		'levels of headings begin at 1 and skip none',
		({ objects }) => {
			const levels = objects.elements.flatMap((one) => /^\/H([1-6])$/.exec(String(one['/S']))?.[1] ?? []).map(Number);
			expect(levels[0]).toBe(1);
			for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
		},
	],
	[
		'7.5',
		'header cells have a scope',
		(made) => {
			const headers = typed(made, '/TH');
			expect(headers.length).toBeGreaterThan(3);
			for (const one of headers) expect(attributesOf(made.objects, one, '/Table')?.['/Scope']).toMatch(/^\/(?:Column|Row)$/);
		},
	],
	[
		'7.6',
		'list items have a label and a body, and lists say how they are numbered',
		(made) => {
			const { objects } = made;
			for (const one of typed(made, '/LI'))
				expect(objects.list(one['/K']).map((kid) => objects.dict(kid)['/S'])).toEqual(['/Lbl', '/LBody']);
			for (const one of typed(made, '/L')) expect(attributesOf(objects, one, '/List')).toHaveProperty('/ListNumbering');
		},
	],
	[
		'7.9',
		'notes have different identifiers',
		(made) => {
			const ids = typed(made, '/Note').map((one) => one['/ID']);
			expect(ids).toHaveLength(2);
			expect(new Set(ids).size).toBe(2);
		},
	],
	[
		'7.18.1',
		'annotations are in the structure',
		({ objects }) => {
			const numbers = objects.list(objects.dict(objects.dict(objects.catalog['/StructTreeRoot'])['/ParentTree'])['/Nums']);
			const types = new Map<number, unknown>();
			for (let at = 0; at < numbers.length; at += 2) types.set(Number(numbers[at]), objects.dict(numbers[at + 1])['/S']);
			for (const one of objects.ofType('/Annot')) expect(types.get(Number(one['/StructParent']))).toBe('/Link');
		},
	],
	[
		'7.18.3',
		'readers go through annotations in the order of the structure',
		({ pages }) => {
			for (const page of pages) expect(page['/Tabs']).toBe('/S');
		},
	],
	[
		'7.18.5',
		'links have an object reference and a description',
		(made) => {
			const { objects } = made;
			for (const one of objects.ofType('/Annot')) expect(String(one['/Contents']).length).toBeGreaterThan(2);
			for (const link of typed(made, '/Link'))
				expect(objects.list(link['/K']).some((kid) => objects.dict(kid)['/Type'] === '/OBJR')).toBe(true);
		},
	],
	[
		'7.21.4.1',
		'fonts are embedded',
		({ objects }) => {
			for (const one of objects.ofType('/FontDescriptor')) expect(one).toHaveProperty('/FontFile2');
		},
	],
];

withTools('qpdf')('markdown_to_pdf keeps the rules of PDF/UA-1', () => {
	let made: Made;
	beforeAll(async () => (made = await makeEverything()));

	test.each(RULES)('ISO 14289-1, %s: %s', (_clause, _title, holds) => {
		expect(made.pages.length).toBeGreaterThan(1);
		holds(made);
	});

	test('claims PDF/A alone without a language', async () => {
		const { documents, notes } = await local.run(
			'markdown_to_pdf',
			[{ name: 'text.md', bytes: Buffer.from('# Text') }],
			decode('markdown_to_pdf', {}),
		);
		expect(notes.map(({ code }) => code)).toEqual(['language_assumed']);
		expect(uncompressed(documents[0]!.bytes)).toContain('<pdfaid:part>3');
		expect(uncompressed(documents[0]!.bytes)).not.toContain('pdfuaid');
	});
});
