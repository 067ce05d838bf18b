/** Redaction reads content as few times as it can: nothing is repeated because a stream is large, and all that is looked for is found at once. */
import zlib from 'node:zlib';
import { decode } from '../../../shared/contract/values/decode';
import { redactSearchOf } from '../../../shared/local/redaction/redact-search';
import { ContentTokens } from '../../../shared/model/content/tokens';
import { addElementGlyphs } from '../../../shared/model/redaction/element-glyphs';
import { Elsewhere } from '../../../shared/model/redaction/elsewhere';
import { TracedPages } from '../../../shared/model/redaction/traced-pages';
import { atOnce } from '../../../shared/model/text/fragments/steps';
import { PageReader } from '../../../shared/model/text/page-reader';
import { PageText } from '../../../shared/model/text/page-text';
import { PdfDocument } from '../../../shared/pdf/document';
import { LargeStreams } from '../../../shared/pdf/filters/large-streams';
import { openDocument } from '../../../shared/pdf/open-document';
import { noto } from '../../support/documents/fonts';
import { rawPages } from '../../support/documents/raw';
import { asDocument, job, local } from '../../support/hosts/local';
import { asks, pageTexts } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

asks('poppler');
afterEach(() => jest.restoreAllMocks());

const redact = (bytes: Uint8Array, search: string) =>
	local.run('redact_text', [asDocument(bytes)], decode('redact_text', { search }));

testInTurn('does not begin again at content that it wrote and that is large', async () => {
	const begun = jest.spyOn(LargeStreams.prototype, 'run');
	const repeated = jest.spyOn(LargeStreams.prototype as unknown as { decode: () => Promise<void> }, 'decode');
	// Numbers that compress little, so that the data is as large as that of drawings.
	let seed = 1;
	const next = (): number => (seed = (seed * 16_807) % 2_147_483_647) % 100_000;
	const lines = Array.from({ length: 160_000 }, () => `${next()} ${next()} l`).join('\n');
	const content = `BT /F 12 Tf 10 100 Td (keep Zorkmid) Tj ET 0 0 m ${lines} n`;
	const packed = zlib.deflateSync(content).toString('latin1');
	const bytes = rawPages(1, { objects: { 41: ['/Filter/FlateDecode', packed] } });
	const { documents } = await redact(bytes, 'Zorkmid');
	expect(pageTexts(documents[0]!.bytes)[0]).not.toContain('Zorkmid');
	expect(pageTexts(documents[0]!.bytes)[0]).toContain('keep');
	expect(begun).toHaveBeenCalledTimes(1);
	expect(repeated).not.toHaveBeenCalled();
});

test('reads the tokens of content once for strings, comments, names and words', async () => {
	const content = '% a comment\n/Name1 gs BT (text) Tj <41> Tj ET\n'.repeat(500);
	const bytes = rawPages(1, { objects: { 41: ['', content] } });
	const document = await openDocument(bytes, job());
	const search = await redactSearchOf({ search: 'Zorkmid', search_mode: 'text' }, job());
	let tokens = 0;
	for (const all = new ContentTokens(Buffer.from(content)); all.next() !== 0;) tokens++;
	const read = jest.spyOn(ContentTokens.prototype, 'next');
	const choose = () => Promise.resolve({ glyphs: new Set<number>(), boxes: [], unseen: [], count: 0 });
	await new Elsewhere(document, search, choose, new Uint8Array(document.size)).run(new Set());
	expect(read.mock.calls.length).toBeGreaterThanOrEqual(tokens);
	expect(read.mock.calls.length).toBeLessThan(1.1 * tokens);
});

describe('reads a page again with the glyphs that a text replaces', () => {
	const page = (text: string) =>
		rawPages(1, {
			objects: { 41: ['', `BT /F 12 Tf 1 0 0 1 10 100 Tm (Zorkmid of) Tj /Span<</ActualText(${text})>> BDC (fi) Tj EMC ET`] },
		});
	const cases: readonly (readonly [string, Uint8Array, number])[] = [
		['not if it is their own text', page('fi'), 0],
		['if it is another text', page('ffi'), 1],
		['if it is as long as theirs', page('fl'), 1],
	];
	test.each(cases)('%s', async (_, bytes, least) => {
		const all = jest.spyOn(TracedPages.prototype, 'all');
		const { documents, facts } = await redact(bytes, 'Zorkmid');
		expect(facts['redactedMatches']).toBe(1);
		expect(pageTexts(documents[0]!.bytes)[0]).not.toContain('Zorkmid');
		if (least === 0) expect(all).not.toHaveBeenCalled();
		else expect(all.mock.calls.length).toBeGreaterThanOrEqual(least);
	});
});

test('does not read XFA that goes, only to take signatures out of it', async () => {
	const decoded = jest.spyOn(PdfDocument.prototype, 'decoded');
	const { documents } = await redact(
		rawPages(1, {
			catalog: '/AcroForm<</Fields[]/XFA[(template) 60 0 R]>>',
			objects: {
				41: ['', 'BT /F 12 Tf 1 0 0 1 10 100 Tm (Zorkmid) Tj ET'],
				60: ['', '<template><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/></template>'],
			},
		}),
		'Zorkmid',
	);
	expect(Buffer.from(documents[0]!.bytes).includes('/XFA')).toBe(false);
	expect(decoded.mock.calls.filter(([{ data }]) => Buffer.from(data).includes('<template>'))).toEqual([]);
});

test('does not look for texts of tags where no tag has any', async () => {
	const leafOf = jest.fn();
	const text = (hasElementTexts: boolean) => ({ page: { found: { fragments: [{}], leafOf, hasElementTexts } } }) as never;
	await addElementGlyphs(text(false), () => Promise.resolve([]), new Set());
	expect(leafOf).not.toHaveBeenCalled();
	await addElementGlyphs(text(true), () => Promise.resolve([]), new Set());
	expect(leafOf).toHaveBeenCalledTimes(1);
});

describe('finds lines only where they may have other matches than the text in reading order', () => {
	const page = (...shown: readonly string[]): Uint8Array =>
		rawPages(1, {
			objects: { 41: ['', `BT /F 12 Tf 1 0 0 1 10 100 Tm ${shown.map((text) => `(${text}) Tj`).join(' ')} ET`] },
		});
	const cases: readonly (readonly [string, Uint8Array, string, number])[] = [
		['not for a word that is in one piece', page('keep ', 'Zorkmid', ' here'), 'Zorkmid', 0],
		['not without a match', page('keep this'), 'Zorkmid', 0],
		['for a word whose parts may be put together', page('Zork', ' mid ', 'Zorkmid'), 'Zorkmid', 1],
		['for words with blanks in between', page('John Smith'), 'John Smith', 1],
	];
	test.each(cases)('%s', async (_, bytes, search, least) => {
		const lines = jest.spyOn(PageText.prototype, 'visualText');
		const { documents } = await redact(bytes, search);
		expect(pageTexts(documents[0]!.bytes)[0]).not.toContain(search);
		if (least === 0) expect(lines).not.toHaveBeenCalled();
		else expect(lines.mock.calls.length).toBeGreaterThanOrEqual(least);
	});
});

test('looks for no gutters where a word is looked for, because it is in one cell', async () => {
	const lines = jest.spyOn(PageText.prototype, 'visualText');
	const bytes = rawPages(1, { objects: { 41: ['', 'BT /F 12 Tf 1 0 0 1 10 100 Tm (Zork) Tj ( mid ) Tj (Zorkmid) Tj ET'] } });
	await redact(bytes, 'Zorkmid');
	expect(lines.mock.calls.map(([hasGutters]) => hasGutters)).toContain(false);
	expect(lines.mock.calls.every(([hasGutters]) => hasGutters === false)).toBe(true);
	lines.mockClear();
	// The blank may be in a gutter.
	await redact(bytes, 'a Zorkmid');
	expect(lines.mock.calls.every(([hasGutters]) => hasGutters === true)).toBe(true);
});

test('the text of lines is the same with gutters and without', async () => {
	const prose = (left: number, word: string) =>
		Array.from({ length: 6 }, (_, line) => `1 0 0 1 ${left} ${180 - 8 * line} Tm (the ${word} in a field here) Tj`).join(' ');
	const bytes = rawPages(1, { objects: { 41: ['', `BT /F 5 Tf ${prose(5, 'gold')} ${prose(110, 'coin')} ET`] } });
	const page = await new PageReader(await openDocument(bytes, job())).page(0);
	const [whole, divided] = [atOnce(page.visualText(false)), atOnce(page.visualText())];
	expect([whole.lines.length, divided.lines.length]).toEqual([6, 12]);
	expect(divided.flow.text).toBe(whole.flow.text);
});

test('reads a font program once that is the same in the result', async () => {
	const program = zlib.deflateSync(noto()).toString('latin1');
	const font = '/Type/Font/Subtype/TrueType/BaseFont/Noto/FirstChar 65/LastChar 67/Widths[600 600 600]/FontDescriptor 61 0 R';
	const bytes = rawPages(1, {
		pages: { 1: '/Resources<</Font<</F 3 0 R/G 60 0 R>>>>' },
		objects: {
			41: ['', 'BT /F 12 Tf 10 100 Td (Zorkmid) Tj /G 12 Tf 0 20 Td (ABC) Tj ET'],
			60: `<<${font}>>`,
			61: '<</Type/FontDescriptor/FontName/Noto/Flags 4/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 8/Descent -2/StemV 8/FontFile2 62 0 R>>',
			62: ['/Length1 9/Filter/FlateDecode', program],
		},
	});
	const decoded = jest.spyOn(PdfDocument.prototype, 'decodedPart');
	const { documents } = await redact(bytes, 'Zorkmid');
	const programs = decoded.mock.calls.filter(([stream, verifies]) => verifies === true && stream.dict.has('Length1'));
	expect(programs).toHaveLength(1);
	expect(pageTexts(documents[0]!.bytes)[0]).toContain('ABC');
});
