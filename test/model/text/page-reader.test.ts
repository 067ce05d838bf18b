import { atOnce } from '../../../shared/model/text/fragments/steps';
import { PageReader } from '../../../shared/model/text/page-reader';
import type { PageText } from '../../../shared/model/text/page-text';
import { openDocument } from '../../../shared/pdf/open-document';
import { codes, lines, texts } from '../../support/documents/texts';
import { job } from '../../support/hosts/local';
import { onFile, pageTexts, run, withPrograms, withTools } from '../../support/judges/tools';
import { testWhole } from '../../support/sample';

type Options = Parameters<typeof texts>[1];

async function page(content: string, options: Options = {}): Promise<PageText> {
	const document = await openDocument(texts([content], options), job());
	return new PageReader(document).page(0);
}

const reading = async (content: string, options: Options = {}): Promise<string> =>
	(await page(content, options)).flow.text.trim();

const show = (font: string, size: number, x: number, y: number, shown: string): string =>
	`BT /${font} ${size} Tf ${x} ${y} Td ${shown} Tj ET\n`;

describe('words', () => {
	it.each([
		['a space that is drawn', '(two words) Tj', 'two words'],
		['a gap of TJ', '[(two) -300 (words)] TJ', 'two words'],
		['kerning', '[(W) 80 (ord) -20 (s)] TJ', 'Words'],
		['letters that are spaced', '8 Tc (spaced) Tj', 'spaced'],
		['word spacing', '6 Tw (two words) Tj', 'two words'],
		['a gap between two strings', '(two) Tj 24 0 Td (words) Tj', 'two words'],
		['a font that changes inside a word', '(bo) Tj /B 10 Tf (ld) Tj', 'bold'],
	])('are divided by gaps: %s', async (_, operators, expected) => {
		expect(await reading(`BT /F 10 Tf 50 500 Td ${operators} ET`)).toBe(expected);
	});

	it.each([
		['a string', '(one) (two) Tj'],
		['an array', '[(one)] [(two)] TJ'],
		['a string on the next line', "(one) (two) '"],
		['a string with its spacing', '(one) 0 0 (two) "'],
	])('are the last operand where there are too many: %s', async (_, operators) => {
		expect(await reading(`BT /F 10 Tf 50 500 Td ${operators} ET`)).toBe('two');
	});

	it('have boxes in points from the upper left corner of the page as displayed', async () => {
		const [first, second] = atOnce((await page(lines(50, 500, ['two words']))).words());
		expect(first).toMatchObject({ text: 'two', x: 50 });
		expect(second!.text).toBe('words');
		expect(second!.x).toBeCloseTo(50 + (0.278 + 0.722 + 0.556 + 0.278) * 10, 3);
		expect(first!.y).toBeGreaterThan(88);
		expect(first!.y + first!.height).toBeGreaterThan(100);
		const [turned] = atOnce((await page(lines(50, 500, ['two']), { page: '/Rotate 90' })).words());
		expect(turned!.x).toBeGreaterThan(490);
		expect(turned!.y).toBeCloseTo(50, 3);
	});

	it('count once if they are drawn twice for boldness', async () => {
		expect(await reading(lines(50, 500, ['twice']) + lines(50.3, 500, ['twice']))).toBe('twice');
		expect(await reading('BT /F 10 Tf 50 500 Td (t) Tj 0.3 0 Td (t) Tj 2.5 0 Td (wo) Tj ET')).toBe('two');
	});
});

describe('characters', () => {
	it.each([
		['ligatures', 'e\ufb03cient', 'efficient'],
		['Arabic letter forms', '\ufedf\ufe8e', '\u0627\u0644'],
		['no-break spaces', 'a\u00a0b', 'a b'],
		['zero-width characters and marks of direction', 'a\u200b\u2060\ufeff\u200eb', 'ab'],
		['joiners, which stay', 'a\u200db', 'a\u200db'],
	])('are those that a person would copy: %s', async (_, drawn, expected) => {
		expect(await reading(show('U', 10, 50, 500, codes(drawn)))).toBe(expected);
	});

	it('are composed where an accent is drawn over a letter', async () => {
		expect(await reading('BT /F 10 Tf 50 500 Td [(caf) (\\264) 400 (e)] TJ ET')).toBe('café');
		expect(await reading('BT /F 10 Tf 50 500 Td [(\\250) 450 (u) (ber)] TJ ET')).toBe('über');
	});

	it('are those outside the visible box only if they are inside it', async () => {
		const content = lines(50, 500, ['inside']) + lines(50, 20, ['below']) + lines(600, 500, ['right']);
		expect(await reading(content, { page: '/CropBox[0 100 400 600]' })).toBe('inside');
	});
});

describe('marked content', () => {
	it('is replaced by its /ActualText, of which the outermost counts', async () => {
		const replaced = (text: string, content: string) => `/Span <</ActualText ${text}>> BDC ${content} EMC`;
		expect(await reading(`BT /F 10 Tf 50 500 Td (of) Tj ${replaced('(fi)', '(?) Tj')} (ce) Tj ET`)).toBe('office');
		expect(await reading(`BT /F 10 Tf 50 500 Td ${replaced('(outer)', replaced('(inner)', '(shown) Tj'))} ET`)).toBe('outer');
		expect(await reading(`BT /F 10 Tf 50 500 Td (kept) Tj ${replaced('()', '(gone) Tj')} ET`)).toBe('kept');
		expect(await reading(`BT /F 10 Tf 50 500 Td ${replaced('(many words here)', '(xxxx) Tj')} ET`)).toBe('many words here');
	});

	it.each(['<FEFFE001>', '<FEFF0000FFFD>', '<FEFF0020DB80DC00>'])(
		'says what it shows if its /ActualText says nothing: %s',
		async (text) => {
			const content = `BT /F 10 Tf 50 500 Td /Span <</ActualText ${text}>> BDC (shown) Tj EMC ET`;
			expect(await reading(content)).toBe('shown');
		},
	);

	it('is left out if its layer is off by default', async () => {
		const content = `/OC /Off BDC ${lines(50, 500, ['hidden'])} EMC ${lines(50, 400, ['shown'])} /OC /On BDC ${lines(50, 300, ['too'])} EMC`;
		const groups = { 70: '<</Type/OCG/Name(Off)>>', 71: '<</Type/OCG/Name(On)>>' };
		const catalog = '/OCProperties<</OCGs[70 0 R 71 0 R]/D<</OFF[70 0 R]>>>>';
		const options = { catalog, objects: groups, resources: '/Properties<</Off 70 0 R/On 71 0 R>>' };
		expect((await reading(content, options)).split(/\s+/)).toEqual(['shown', 'too']);
	});
});

describe('forms and annotations', () => {
	const form = (entries: string, data: string) => [`/Type/XObject/Subtype/Form/BBox[0 0 400 600]${entries}`, data] as const;

	it('are read with their matrices and resources', async () => {
		const objects = { 70: form('/Matrix[1 0 0 1 100 0]', lines(50, 500, ['form'])) };
		const read = await page('/X Do', { resources: '/XObject<</X 70 0 R>>', objects });
		expect(atOnce(read.words())).toMatchObject([{ text: 'form', x: 150 }]);
	});

	it('end if they draw themselves', async () => {
		const objects = { 70: form('/Resources<</XObject<</X 70 0 R>>/Font<</F 61 0 R>>>>', `${lines(50, 500, ['once'])} /X Do`) };
		expect(await reading('/X Do', { resources: '/XObject<</X 70 0 R>>', objects })).toBe('once');
	});

	it('are read where annotations show them, and not where these are hidden', async () => {
		const annotation = (flags: number, at: number) =>
			`<</Type/Annot/Subtype/Stamp/Rect[50 ${at} 450 ${at + 100}]/F ${flags}/AP<</N 70 0 R>>>>`;
		const objects = { 70: ['/Subtype/Form/BBox[0 0 400 100]/Resources 60 0 R', lines(0, 50, ['stamp'])] as const };
		const read = await page('', { page: `/Annots[${annotation(4, 100)} ${annotation(2, 300)} ${annotation(32, 400)}]`, objects });
		expect(atOnce(read.words())).toMatchObject([{ text: 'stamp', x: 50 }]);
	});
});

describe('lines', () => {
	it('are joined where a hyphen divides a word before a lower case letter', async () => {
		expect(await reading(lines(50, 500, ['It is impor-', 'tant, for A-', 'B and 1-', '2.']))).toBe(
			'It is important, for A-\nB and 1-\n2.',
		);
		expect(await reading(show('U', 10, 50, 500, codes('soft\u00ad')) + show('U', 10, 50, 488, codes('ware')))).toBe('software');
	});

	it('keep the hyphen of an address, and are joined there', async () => {
		const written = ['see cdn.test/under-', 'score-umd.js or my_long-', 'name or a-long-', 'way'];
		expect(await reading(lines(50, 500, written))).toBe('see cdn.test/under-score-umd.js or my_long-name or a-longway');
	});

	it('lose a soft hyphen at their end, which programs write as the text of the hyphen', async () => {
		const hyphen = '/Span<</ActualText<FEFF00AD>>>BDC (-) Tj EMC';
		const divided = `BT /F 10 Tf 12 TL 50 500 Td (Donau) Tj ${hyphen} T* (dampfer) Tj ET`;
		expect(await reading(divided)).toBe('Donaudampfer');
		expect(atOnce((await page(divided)).layout('page'))).toBe('Donau\ndampfer\n');
		expect(await reading(`BT /F 10 Tf 50 500 Td (Donau) Tj ${hyphen} ET`)).toBe('Donau');
	});

	it('take exponents in', async () => {
		expect(await reading('BT /F 10 Tf 50 500 Td (mc) Tj /F 6 Tf 4 Ts (2) Tj 0 Ts /F 10 Tf ( holds) Tj ET')).toBe('mc2 holds');
	});

	it('are put together from pieces that are drawn at different times', async () => {
		const content = show('F', 10, 50, 500, '(one)') + show('F', 10, 50, 488, '(next)') + show('B', 10, 70, 500, '(two)');
		expect(await reading(content)).toBe('one two\nnext');
	});

	it('are not put together from labels of different things that reach over each other', async () => {
		// "label two" in Helvetica of size 10 is 39.46 points wide.
		const content = lines(50, 500, ['label one,', 'label two']) + lines(89.1, 500, ['other label,', 'and its end']);
		expect((await reading(content)).split(/\n+/)).toEqual(['label one,', 'label two', 'other label,', 'and its end']);
	});

	withPrograms('poppler')('at the foot of a block', () => {
		it('are read last, also if they are drawn first, as pdftotext reads them', async () => {
			const body = ['the first line', 'the second line', 'the third line'];
			const content = lines(50, 464, ['drawn first, below']) + lines(50, 500, body);
			const told = (await reading(content)).split('\n');
			expect(told).toEqual([...body, 'drawn first, below']);
			expect(pageTexts(texts([content]))[0]!.split('\n')).toEqual(told);
		});
	});

	it('are read in their own direction where they are rotated', async () => {
		const content = `BT /F 10 Tf 0 1 -1 0 100 100 Tm (turned text) Tj ET ${lines(150, 500, ['upright'])}`;
		expect((await reading(content)).split('\n').filter((line) => line !== '')).toEqual(['turned text', 'upright']);
	});

	it('go down where writing is vertical', async () => {
		const content = show('V', 10, 300, 500, codes('縦書き')) + show('V', 10, 285, 500, codes('二行目'));
		expect(await reading(content)).toBe('縦書き\n二行目');
	});

	withPrograms('poppler')('in lines', () => {
		it('have the places that pdftotext gives to the same lines', async () => {
			const content = lines(50, 500, ['The first line', 'and a second one', 'end']) + show('F', 24, 80, 300, '(A large line)');
			const told = onFile(texts([content]), (file) => run('pdftotext', ['-bbox-layout', file, '-'])).stdout.toString('utf8');
			const theirs = [...told.matchAll(/<line xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)"/g)].map(([, x, end]) => [
				Math.round(Number(x)),
				Math.round(Number(end)),
			]);
			const ours = atOnce((await page(content)).lines());
			expect(ours.map(({ text }) => text)).toEqual(['The first line', 'and a second one', 'end', 'A large line']);
			expect(ours.map(({ x, width }) => [Math.round(x), Math.round(x + width)])).toEqual(theirs);
		});
	});

	withPrograms('poppler')('in vertical writing', () => {
		it('go down by a positive number of TJ, and up by a negative one, as far as in pdftotext', async () => {
			const content = `BT /V 10 Tf 300 500 Td [${codes('一')} 2000 ${codes('二')} -7000 ${codes('三')}] TJ ET`;
			const told = onFile(texts([content]), (file) => run('pdftotext', ['-bbox', file, '-'])).stdout.toString('utf8');
			const theirs = new Map([...told.matchAll(/yMin="([\d.]+)" .*>(.*)<\/word>/g)].map(([, top, text]) => [text!, Number(top)]));
			const ours = new Map(atOnce((await page(content)).words()).map(({ text, y }) => [text, y]));
			for (const text of ['二', '三'])
				expect(ours.get(text)! - ours.get('一')!).toBeCloseTo(theirs.get(text)! - theirs.get('一')!, 1);
			expect(ours.get('二')! - ours.get('一')!).toBeCloseTo(30);
		});
	});

	it('are inverted where they are drawn from right to left, and their numbers are kept', async () => {
		const visual = (text: string) => Array.from(text).reverse().join('');
		const hebrew = 'שלום עולם';
		expect(await reading(show('U', 10, 50, 500, codes(visual(hebrew))))).toBe(hebrew);
		expect(await reading(show('U', 10, 50, 500, codes(visual('מחיר'))))).toBe('מחיר');
		expect(await reading(show('U', 10, 50, 500, codes(`123 ${visual(hebrew)}`)))).toBe(`${hebrew} 123`);
		expect(await reading(show('U', 10, 50, 500, codes(`Say ${visual(hebrew)} twice now`)))).toBe(`Say ${hebrew} twice now`);
		// Each letter is placed to the left of the one before.
		const placed = Array.from('שלום', (letter, index) => show('U', 10, 100 - 5 * index, 500, codes(letter))).join('');
		expect(await reading(placed)).toBe('שלום');
	});
});

const prose = (seed: string, count: number) => Array.from({ length: count }, (_, at) => `${seed} line ${at} of a column of text`);

describe('columns', () => {
	it('are read one after the other, in whatever order they are drawn', async () => {
		const [left, right] = [prose('left', 12), prose('right', 12)];
		const inOrder = lines(30, 500, left) + lines(220, 500, right);
		expect((await reading(inOrder)).split(/\n+/)).toEqual([...left, ...right]);
		const bottomUp = [...left]
			.reverse()
			.map((text, at) => lines(30, 300 + 12 * at, [text]))
			.join('');
		expect((await reading(bottomUp)).split(/\n+/)).toEqual(left);
		const woven = left.map((text, row) => lines(30, 500 - 12 * row, [text]) + lines(220, 500 - 12 * row, [right[row]!])).join('');
		expect((await reading(woven)).split(/\n+/)).toEqual([...left, ...right]);
	});

	it('of a table are read row by row', async () => {
		const rows = ['Apples', 'Pears', 'Quinces', 'Cherries', 'Plums'];
		const table = rows.map((text, row) => lines(30, 500 - 12 * row, [text]) + lines(220, 500 - 12 * row, [`${row} kg`])).join('');
		expect((await reading(table)).split(/\n+/)).toEqual(rows.map((text, row) => `${text} ${row} kg`));
	});
});

describe('hostile documents', () => {
	const form = (resources: string, data: string) =>
		[`/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${resources}>>`, data] as const;

	testWhole('of forms that multiply are refused at thirty million operators', async () => {
		const objects = {
			70: form('/XObject<</X 71 0 R>>', '/X Do '.repeat(1000)),
			71: form('/XObject<</X 72 0 R>>', '/X Do '.repeat(1000)),
			72: form('', 'q Q '.repeat(25)),
		};
		await expect(reading('/X Do', { resources: '/XObject<</X 70 0 R>>', objects })).rejects.toThrow(
			'The pages of the document draw more than 30000000 operators',
		);
	});

	it('of fonts and graphics states that refer to themselves are read', async () => {
		const objects = { 70: '<</Type/Font/Subtype/Type0/Encoding/Identity-H/DescendantFonts[70 0 R]/ToUnicode 70 0 R>>' };
		expect(await reading(`BT /X 10 Tf 50 500 Td (ab) Tj ET ${lines(50, 400, ['after'])}`, { resources: '', objects })).toContain(
			'after',
		);
	});

	it('of ten thousand open states and sequences are read', async () => {
		expect(await reading(`${'q '.repeat(50_000)}${'/P BMC '.repeat(50_000)}${lines(50, 500, ['deep'])}`)).toBe('deep');
	});

	it('of malformed numbers are read', async () => {
		expect(await reading(`BT /F 1e999 Tf 50 500 Td (huge) Tj ET ${lines(50, 400, ['after'])}`)).toBe('after');
		expect(await reading(`BT /F 10 Tf 0 0 0 0 50 500 Tm (flat) Tj ET ${lines(50, 400, ['after'])}`)).toBe('after');
	});
});

describe('Type 3 fonts', () => {
	it('have gaps in the units of their glyphs', async () => {
		const procedure = ['', '500 0 d0 0 0 400 400 re f'] as const;
		const font =
			'<</Type/Font/Subtype/Type3/FontMatrix[1 0 0 1 0 0]/FontBBox[0 0 50 50]/FirstChar 97/LastChar 98/Widths[25 25]' +
			'/Encoding<</Differences[97/a/b]>>/CharProcs<</a 71 0 R/b 71 0 R>>>>';
		const resources = '/XObject<<>>';
		const objects = { 61: font, 71: procedure };
		expect(await reading('BT /F 0.2 Tf 50 500 Td (ab) Tj 10.3 0 Td (a) Tj 9 0 Td (b) Tj ET', { resources, objects })).toBe(
			'aba b',
		);
	});
});

describe('the page layout', () => {
	it('keeps columns in their places', async () => {
		const rows = [
			['Apples', '12'],
			['Pears', '7'],
		];
		const content = rows
			.map(([left, right], row) => lines(30, 500 - 24 * row, [left!]) + lines(230, 500 - 24 * row, [right!]))
			.join('');
		const [first, second] = atOnce((await page(content)).layout('page')).split('\n');
		expect(first).toMatch(/^Apples {20,}12$/);
		expect(second!.indexOf('7')).toBe(first!.indexOf('12'));
	});
});

withTools('poppler')('poppler', () => {
	it('says the same of a page', async () => {
		const content = lines(50, 500, ['A page of text', 'in two lines']) + lines(50, 400, ['and a second paragraph']);
		const [judge] = pageTexts(texts([content]));
		expect((await reading(content)).split(/\s+/)).toEqual(judge!.trim().split(/\s+/));
	});
});
