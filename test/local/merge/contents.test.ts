import { PDFDocument } from 'pdf-lib';
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { numbered, rich } from '../../support/documents/drawn';
import { rawPages } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { labelsOf, Objects } from '../../support/judges/facts';
import {
	onFile,
	outlineByMupdf,
	pageTexts,
	qpdfCheck,
	renderPages,
	run,
	withPrograms,
	withTools,
	wordBoxes,
	type Word,
} from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const merge = async (inputs: readonly (readonly [name: string, bytes: Uint8Array])[], params: RawParameters = {}) => {
	const { documents, notes, facts } = await local.run(
		'merge_documents',
		inputs.map(([name, bytes]) => asDocument(bytes, name)),
		decode('merge_documents', { table_of_contents: 'true', ...params }),
	);
	return { bytes: documents[0]!.bytes, pageCount: documents[0]!.pageCount, notes, facts };
};

async function titled(count: number, title: string, { width = 595, height = 842, language = '' } = {}): Promise<Uint8Array> {
	const document = await PDFDocument.create();
	for (let page = 1; page <= count; page++) document.addPage([width, height]).drawText(`Page ${page}`);
	document.setTitle(title);
	if (language) document.setLanguage(language);
	return document.save();
}

/** The pages, counted from 1, to which the links of a page lead. */
function linksOf(bytes: Uint8Array, page: number): number[] {
	const objects = new Objects(bytes);
	const pages = objects.pages();
	const annotations: string[] = objects.at(pages[page - 1], '/Annots') ?? [];
	return annotations.map((link) => pages.indexOf(objects.at(link, '/Dest')[0]) + 1);
}

/** The words of the page, line by line from the top, the leaders being drawn. */
function layoutOf(bytes: Uint8Array, page: number): string[] {
	const lines: { bottom: number; words: Word[] }[] = [];
	for (const word of wordBoxes(bytes, page)[page - 1]!) {
		const bottom = word.box[3];
		const line = lines.find((one) => Math.abs(one.bottom - bottom) < 2);
		if (line) line.words.push(word);
		else lines.push({ bottom, words: [word] });
	}
	const across = ({ box: [left] }: Word, { box: [other] }: Word): number => left - other;
	return lines
		.sort((one, other) => one.bottom - other.bottom)
		.map(({ words }) =>
			words
				.sort(across)
				.map(({ text }) => text)
				.join(' '),
		);
}

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('table_of_contents', () => {
	test('begins with the title of each document, its first page and a link to it', async () => {
		const { bytes, pageCount, facts, notes } = await merge([
			['01-start.pdf', await titled(3, 'Introduction')],
			['02-x.pdf', await titled(12, '')],
			['03-y.pdf', await titled(1, 'Änderungen – Ελληνικά')],
		]);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(layoutOf(bytes, 1)).toEqual(['Contents', 'Introduction 2', '02-x 5', 'Änderungen – Ελληνικά 17']);
		expect(linksOf(bytes, 1)).toEqual([2, 5, 17]);
		expect(outlineByMupdf(bytes)).toEqual(['Contents > 1']);
		expect([pageCount, facts, notes]).toEqual([17, { pageCount: 17, documentCount: 3, firstPages: [2, 5, 17] }, []]);
		expect(new Objects(bytes).dangling()).toEqual([]);
	});

	testInTurn('counts its own pages and blank pages', async () => {
		const inputs = await Promise.all(
			Array.from({ length: 70 }, async (_, index) => [`${index + 1}.pdf`, await titled(1, `Part ${index + 1}`)] as const),
		);
		const { bytes, facts } = await merge(inputs, { start_on_odd: 'true' });
		const firsts = facts['firstPages'] as number[];
		expect(firsts.slice(0, 3)).toEqual([5, 7, 9]);
		const lines = [1, 2, 3].flatMap((page) => layoutOf(bytes, page));
		expect(lines).toEqual(['Contents', ...firsts.map((page, index) => `Part ${index + 1} ${page}`)]);
		expect([1, 2, 3].flatMap((page) => linksOf(bytes, page))).toEqual(firsts);
		expect(pageTexts(bytes)[firsts[69]! - 1]).toBe('Page 1');
	});

	test.each([
		['de-AT', 'Inhalt'],
		['fr', 'Sommaire'],
		['xx', 'Contents'],
	])('has a heading in the language of the first document: %s', async (language, heading) => {
		const { bytes } = await merge([['a.pdf', await titled(1, 'A', { language })]]);
		expect(layoutOf(bytes, 1)[0]).toBe(heading);
		expect(outlineByMupdf(bytes)).toEqual([`${heading} > 1`]);
	});

	test.each([
		['Microsoft Word - x.docx', 'Name of the file'],
		['report.pdf', 'Name of the file'],
		['Untitled', 'Name of the file'],
		['Version 1.25', 'Version 1.25'],
	])('takes the name of the file in place of a title that no author gave: %s', async (title, shown) => {
		const { bytes } = await merge([['Name of the file.pdf', await titled(1, title)]]);
		expect(layoutOf(bytes, 1)[1]).toBe(`${shown} 2`);
	});

	test.each([
		[960, 540],
		[120, 120],
		[40, 300],
		[2000, 30],
	])('is as large as the first page: %d by %d', async (width, height) => {
		const long = 'A title that is much too long for one line of a page as small as this one, and then some more words';
		const { bytes } = await merge([['a.pdf', await titled(1, long, { width, height })]]);
		const [first, second] = renderPages(bytes, { first: 1, last: 2 });
		expect([first!.width, first!.height]).toEqual([second!.width, second!.height]);
		expect(linksOf(bytes, 1)).toEqual([2]);
		expect(layoutOf(bytes, 1).join(' ')).toMatch(/^Contents A title .* 2$/);
	});

	test('turns with the first page', async () => {
		const turned = rawPages(1, { pages: { 1: '/MediaBox[0 0 300 500]/Rotate 90/UserUnit 1.5' } });
		const { bytes } = await merge([['a.pdf', turned]]);
		const objects = new Objects(bytes);
		expect(objects.at(objects.pages()[0], '/MediaBox')).toEqual([0, 0, 750, 450]);
	});

	test('breaks a long name after signs, and leaves out the end of a very long one', async () => {
		const name = 'Invoice_2026-11-21_Example_Company_Limited_final_version_approved_by_accounting';
		const { bytes } = await merge([
			[`${name}.pdf`, await titled(1, '')],
			['b.pdf', await titled(1, 'word '.repeat(55).trim())],
			['c.pdf', await titled(1, 'x'.repeat(290))],
		]);
		const lines = layoutOf(bytes, 1);
		expect(lines.slice(1, 3).join('')).toBe(`${name} 2`);
		expect(lines[1]).toMatch(/_$/);
		expect(lines.filter((line) => line.includes('…'))).toHaveLength(2);
		expect(lines.filter((line) => /^x+…? ?\d?$/.test(line))).toHaveLength(3);
	});

	withPrograms('poppler').test('is tagged with its links if the documents are, and comes first', async () => {
		const { bytes } = await merge([
			['a.pdf', await rich(3, { prefix: 'A ' })],
			['b.pdf', await rich(4, { prefix: 'B ' })],
		]);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const objects = new Objects(bytes);
		expect(objects.at(objects.catalog()['/MarkInfo'], '/Marked')).toBe(true);
		const structure = onFile(bytes, (file) => run('pdfinfo', ['-struct-text', file]).stdout.toString());
		expect(structure.replace(/ \((?:block|inline)\)/g, '').replace(/\s+/g, ' ')).toMatch(
			/^Document H1 "Contents" TOC TOCI Reference Link "A Rich " "2" Object \d+ 0 TOCI Reference Link "B Rich " "5" Object \d+ 0 Document /,
		);
		expect(structure.match(/TOCI/g)).toHaveLength(2);
		expect(structure.indexOf('TOC')).toBeLessThan(structure.indexOf('A Page 1'));
		expect(outlineByMupdf(bytes)[0]).toBe('Contents > 1');
		// Keys of annotations and pages are apart from those of the documents.
		const keys = objects.pages().map((page) => objects.at(page, '/StructParents') as number | undefined);
		expect(new Set(keys.filter((key) => key !== undefined)).size).toBe(keys.filter((key) => key !== undefined).length);
	});

	test('has no tags if no document has', async () => {
		const { bytes } = await merge([['a.pdf', await numbered(1)]]);
		const objects = new Objects(bytes);
		expect(objects.catalog()).not.toHaveProperty('/StructTreeRoot');
		expect(objects.catalog()).not.toHaveProperty('/MarkInfo');
		for (const page of objects.pages()) expect(objects.get(page)).not.toHaveProperty('/StructParents');
		expect(objects.dangling()).toEqual([]);
	});

	test('keeps title, language and labels of the first document', async () => {
		const labelled = rawPages(2, {
			catalog: '/PageLabels<</Nums[0<</S/r>>]>>/Lang(de)/OutputIntents[<</S/GTS_PDFX/OutputConditionIdentifier(X)>>]',
		});
		const { bytes } = await merge([['a.pdf', labelled]]);
		expect(labelsOf(bytes)).toEqual(['1', 'i', 'ii']);
		const catalog = new Objects(bytes).catalog();
		expect(catalog['/Lang']).toBe('u:de');
		expect(catalog['/OutputIntents']).toHaveLength(1);
	});

	test('goes with a bookmark for each document', async () => {
		const { bytes } = await merge(
			[
				['a.pdf', await rich(3, { prefix: 'A ' })],
				['b.pdf', await titled(1, 'Other')],
			],
			{ bookmarks: 'per_document' },
		);
		expect(outlineByMupdf(bytes).filter((line) => !line.startsWith(' '))).toEqual(['Contents > 1', 'a > 2', 'b > 5']);
	});

	test('notes titles that our fonts cannot show, and keeps their text', async () => {
		const { bytes, notes } = await merge([['a.pdf', await titled(1, '東京 Report')]]);
		expect(notes.map(({ code }) => code)).toEqual(['characters_missing']);
		expect(notes[0]!.message).toMatch(/Han script/);
		expect(layoutOf(bytes, 1)[1]).toBe('東京 Report 2');
	});

	test('needs documents that follow each other', () => {
		expect(() => decode('merge_documents', { table_of_contents: 'true', interleave: 'backward' })).toThrow(/interleave/);
	});
});
