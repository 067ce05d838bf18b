/** flatten_form (docs/semantics.md, §22.4). */
import { data, filled, flatten, flattened, form, ink, text, words, wordsIn } from '../../support/documents/forms';
import { looks, Objects } from '../../support/judges/facts';
import { sharedWidgets } from '../../support/hostile/documents';
import { rawPages } from '../../support/documents/raw';
import {
	pageTexts,
	qpdfCheck,
	renderPages,
	textByMupdf,
	uncompressed,
	withPrograms,
	withTools,
} from '../../support/judges/tools';
import { difference } from '../../support/readers/pictures';
import { testInTurn } from '../../support/sample';

const RECT = '20 20 120 60';
const SQUARE = (matrix = '', box = '0 0 10 10') =>
	[`/Type/XObject/Subtype/Form/BBox[${box}]${matrix}/Resources<<>>`, '0 0 10 10 re f'] as const;
const BUTTON = `/FT/Btn/Ff 65536/T(b)/Rect[${RECT}]/MK<</BC[0]/BG[0.5]/CA(Push me)>>/DA(/Helv 10 Tf 0 g)`;
const widget = (appearance: string, more = '') => `/FT/Btn/Ff 65536/T(w)/Rect[${RECT}]/AP<</N ${appearance}>>${more}`;
const one = (more: string, object: readonly [string, string] = SQUARE(), page = '') =>
	form([widget('50 0 R', more)], { objects: { 50: object }, page });

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('flatten_form', () => {
	testInTurn('draws what the widget shows, and leaves no field and no form', async () => {
		const source = one('');
		const bytes = await flattened(source);
		expect(ink(bytes, RECT)).toBeGreaterThan(0.99);
		expect(looks(bytes, { dpi: 72 })).toEqual(looks(source, { dpi: 72 }));
		expect(uncompressed(bytes)).not.toMatch(/AcroForm|Widget|\/Annots/);
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(pageTexts(bytes)).toEqual(['Page 1']);
	});

	it('draws widgets on every page of those that share their /Annots array', async () => {
		const source = sharedWidgets(3, 4);
		const bytes = await flattened(source);
		expect(looks(bytes, { dpi: 72 })).toEqual(looks(source, { dpi: 72 }));
		expect(uncompressed(bytes)).not.toMatch(/Widget|\/Annots/);
	});

	it.each([
		['a matrix', SQUARE('/Matrix[0 1 -1 0 10 0]')],
		['a matrix that scales and moves', SQUARE('/Matrix[2 0 0 3 40 50]')],
		['a bounding box off the origin', ['/Subtype/Form/BBox[5 5 10 10]', '5 5 5 2 re f']],
		['corners of the box in another order', SQUARE('', '10 10 0 0')],
	] as const)('maps an appearance with %s to the rectangle', async (_, object) => {
		const source = one('', object);
		expect(looks(await flattened(source), { dpi: 72 })).toEqual(looks(source, { dpi: 72 }));
	});

	it('draws the state that a check box is in', async () => {
		const states = (state: string) =>
			form([`/FT/Btn/T(c)/Rect[${RECT}]/AS/${state}/AP<</N<</Yes 50 0 R/Off 51 0 R>>>>`], {
				objects: { 50: SQUARE(), 51: ['/Subtype/Form/BBox[0 0 10 10]', ''] },
			});
		expect(ink(await flattened(states('Yes')), RECT)).toBeGreaterThan(0.99);
		expect(ink(await flattened(states('Off')), RECT)).toBe(0);
	});

	testInTurn.each([
		['an empty bounding box', SQUARE('', '0 0 0 10')],
		['a matrix that leaves nothing', SQUARE('/Matrix[0 0 0 0 0 0]')],
		['no bounding box', ['/Subtype/Form', '0 0 10 10 re f']],
	] as const)('skips an appearance with %s', async (_, object) => {
		const bytes = await flattened(one('', object));
		expect(ink(bytes, RECT)).toBe(0);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	testInTurn.each([
		['Hidden', 2],
		['NoView', 32],
	])('does not draw a field that is %s', async (_, flag) => {
		const source = form([`<</Type/Annot/Subtype/Widget/F ${flag}${widget('50 0 R')}>>`], {
			objects: { 50: SQUARE() },
			page: '/Annots[62 0 R]',
		});
		expect(ink(await flattened(source), RECT)).toBe(0);
	});

	it('draws fields that are not to be printed', async () => {
		const source = form([`<</Type/Annot/Subtype/Widget/F 0${widget('50 0 R')}>>`], {
			objects: { 50: SQUARE() },
			page: '/Annots[62 0 R]',
		});
		expect(ink(await flattened(source), RECT)).toBeGreaterThan(0.99);
	});

	testInTurn('does not draw fields on a layer that is off, and keeps the layer of others', async () => {
		const layer = (off: boolean) =>
			form([widget('50 0 R', '/OC 57 0 R')], {
				catalog: `/OCProperties<</OCGs[57 0 R]/D<</${off ? 'OFF' : 'ON'}[57 0 R]>>>>`,
				objects: { 50: SQUARE(), 57: '<</Type/OCG/Name(Layer)>>' },
			});
		expect(ink(await flattened(layer(true)), RECT)).toBe(0);
		const bytes = await flattened(layer(false));
		expect(ink(bytes, RECT)).toBeGreaterThan(0.99);
		expect(uncompressed(bytes)).toMatch(/\/OC \/OctavoLayer BDC/);
	});

	it.each([0, 90, 180, 270])('turns what does not rotate with the page back, at %i degrees', async (rotation) => {
		const arrow = ['/Subtype/Form/BBox[0 0 100 40]', '0 0 50 20 re f'] as const;
		const source = form([`<</Type/Annot/Subtype/Widget/F 20${widget('50 0 R')}>>`], {
			objects: { 50: arrow },
			page: `/Annots[62 0 R]/Rotate ${rotation}`,
		});
		const bytes = await flattened(source);
		// The upper left corner of the rectangle, [20 60], stays, and the content stands upright for the reader.
		const drawn = { 0: '20 20 70 40', 90: '40 60 60 110', 180: '-30 80 20 100', 270: '-20 10 0 60' }[rotation]!;
		if (rotation < 180) expect(ink(bytes, rotation === 0 ? drawn : toDisplay(drawn))).toBeGreaterThan(0.95);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it('makes a form XObject of an appearance that does not say so, with the fonts of the form', async () => {
		const source = form([widget('50 0 R')], { objects: { 50: ['/BBox[0 0 100 40]', 'BT /Helv 12 Tf 5 10 Td (Shown) Tj ET'] } });
		expect(wordsIn(await flattened(source), RECT)).toBe('Shown');
	});

	testInTurn('draws values first that have no appearance', async () => {
		expect(wordsIn(await flattened(form([text('f', '20 20 220 40', '/V(value)')])), '20 20 220 40')).toBe('value');
		const asking = form([text('f', '20 20 220 40', '/V(value)'), '/FT/Btn/T(b)/V/Yes/Rect[20 60 40 80]'], {
			form: '/NeedAppearances true',
		});
		const bytes = await flattened(asking);
		expect(wordsIn(bytes, '20 20 220 40')).toBe('value');
		expect(ink(bytes, '20 60 40 80')).toBeGreaterThan(0.1);
	});

	it('draws the frame of a field without a value and without an appearance, as viewers do', async () => {
		expect(ink(await flattened(form([text('f', RECT, '/MK<</BG[0.2]>>')])), RECT)).toBeGreaterThan(0.9);
	});

	testInTurn('draws a push button without an appearance from its caption, background and border', async () => {
		const source = form([BUTTON]);
		const bytes = await flattened(source);
		expect([wordsIn(bytes, RECT), textByMupdf(bytes)]).toEqual(['Push me', expect.stringContaining('Push me')]);
		expect(ink(bytes, RECT)).toBeGreaterThan(0.99);
		const [push, me] = ['Push', 'me'].map((wanted) => words(bytes).find(({ word }) => word === wanted)!);
		expect((push!.left + me!.right) / 2).toBeCloseTo(70, 0);
		expect(wordsIn(await filled(form([text('f', '20 80 120 100'), BUTTON]), { f: 'x' }, { flatten: true }), RECT)).toBe(
			'Push me',
		);
		// An invisible button over something that the page shows.
		expect(ink(await flattened(form([`/FT/Btn/Ff 65536/T(b)/Rect[${RECT}]`])), RECT)).toBe(0);
		expect(ink(await flattened(one('/MK<</CA(No)>>')), RECT)).toBeGreaterThan(0.99);
	});

	testInTurn('draws a box in a caption that no font can show, with a note', async () => {
		const { notes, documents } = await flatten(form([`/FT/Btn/Ff 65536/T(b)/Rect[${RECT}]/MK<</CA<FEFF6F22>>>`]));
		expect(notes).toMatchObject([{ code: 'characters_missing', message: expect.stringContaining(': b (Han script).') }]);
		expect(ink(documents[0]!.bytes, RECT)).toBeGreaterThan(0.005);
	});

	it('keeps other annotations', async () => {
		const source = form(['<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/A<</S/URI/URI(https://example.com/)>>>>', widget('50 0 R')], {
			fields: '63 0 R',
			objects: { 50: SQUARE() },
			page: '/Annots[62 0 R 63 0 R]',
		});
		const whole = uncompressed(await flattened(source));
		expect(whole).toContain('https://example.com/');
		expect(whole).not.toContain('/Widget');
	});

	/** A square of one color in the rectangle, with an appearance unless `bare`. */
	const square = (rect: string, more = '', appearance = '/AP<</N 51 0 R>>') =>
		`<</Type/Annot/Subtype/Square/Rect[${rect}]/F 4/IC[1 1 0]/C[1 1 0]${appearance}${more}>>`;
	const YELLOW = ['/Type/XObject/Subtype/Form/BBox[0 0 10 10]/Resources<<>>', '1 1 0 rg 0 0 10 10 re f'] as const;
	const stacked = (annotations: readonly string[], order: string) =>
		form([widget('50 0 R'), ...annotations], {
			fields: '62 0 R',
			objects: { 50: SQUARE(), 51: YELLOW },
			page: `/Annots[${order}]`,
		});

	testInTurn('keeps a field visible over an annotation', async () => {
		const source = stacked(
			[square('10 10 130 70'), square('5 5 300 80'), square('200 100 290 190')],
			'64 0 R 63 0 R 62 0 R 65 0 R',
		);
		const { documents, notes } = await flatten(source);
		const { bytes } = documents[0]!;
		expect(ink(bytes, RECT)).toBeGreaterThan(0.99);
		expect(looks(bytes, { dpi: 72 })).toEqual(looks(source, { dpi: 72 }));
		expect(notes).toEqual([{ code: 'annotations_flattened', message: expect.stringMatching(/^On page 1, /) }]);
		// The one that is elsewhere stays.
		expect(uncompressed(bytes).match(/\/Subtype \/Square/g)).toHaveLength(1);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	// PDFium smooths the edge otherwise.
	withPrograms('poppler').test('leaves annotations over a field where they are', async () => {
		const source = stacked([square('10 10 130 70')], '62 0 R 63 0 R');
		const { documents, notes } = await flatten(source);
		expect(notes).toEqual([]);
		const [before, after] = [source, documents[0]!.bytes].map((bytes) => renderPages(bytes, { dpi: 72 })[0]!);
		expect(difference(before!, after!)).toBe(0);
		expect(uncompressed(documents[0]!.bytes)).toContain('/Subtype /Square');
	});

	it.each([
		['without an appearance', [square('10 10 130 70', '', '')], '63 0 R 62 0 R'],
		['with a reply', [square('10 10 130 70'), '<</Type/Annot/Subtype/Text/Rect[1 1 9 9]/IRT 63 0 R>>'], '63 0 R 62 0 R 64 0 R'],
		['that holds a file', ['<</Type/Annot/Subtype/FileAttachment/Rect[10 10 130 70]/AP<</N 51 0 R>>>>'], '63 0 R 62 0 R'],
	])('names the page of an annotation %s, which stays over the field', async (_, annotations, order) => {
		const { documents, notes } = await flatten(stacked(annotations, order));
		expect(notes).toEqual([{ code: 'fields_covered', message: expect.stringMatching(/^On page 1, /) }]);
		expect(qpdfCheck(documents[0]!.bytes).clean).toBe(true);
	});

	it('removes the window of a comment with its annotation', async () => {
		const popup = '<</Type/Annot/Subtype/Popup/Rect[200 10 290 70]/Parent 63 0 R>>';
		const bytes = await flattened(stacked([square('10 10 130 70', '/Popup 64 0 R'), popup], '63 0 R 64 0 R 62 0 R'));
		expect(uncompressed(bytes)).not.toMatch(/\/Popup|\/Square/);
	});

	it('leaves content as it is that the page did not close', async () => {
		const source = form([widget('50 0 R')], {
			objects: { 50: SQUARE(), 41: ['', 'q 0.1 0 0 0.1 0 0 cm q BT /F 24 Tf 40 100 Td (Page 1) Tj ET'] },
		});
		expect(ink(await flattened(source), RECT)).toBeGreaterThan(0.99);
	});

	testInTurn('flattens the selected pages, and keeps fields that have widgets elsewhere', async () => {
		const source = rawPages(2, {
			catalog: '/AcroForm<</Fields[60 0 R 63 0 R]/CO[63 0 R]/DA(/Helv 12 Tf)>>',
			pages: { 1: '/Annots[61 0 R 63 0 R]', 2: '/Annots[62 0 R]' },
			objects: {
				60: '<</FT/Tx/T(both)/V(v)/Kids[61 0 R 62 0 R]>>',
				61: '<</Type/Annot/Subtype/Widget/Parent 60 0 R/Rect[20 20 120 40]>>',
				62: '<</Type/Annot/Subtype/Widget/Parent 60 0 R/Rect[20 20 120 40]>>',
				63: '<</Type/Annot/Subtype/Widget/FT/Tx/T(first)/V(w)/Rect[20 50 120 70]>>',
			},
		});
		const bytes = await flattened(source, '1');
		expect((await data(bytes)).fields.map(({ name, pages }: { name: string; pages: number[] }) => [name, pages])).toEqual([
			['both', [2]],
		]);
		expect(words(bytes).map(({ word }) => word)).toEqual(expect.arrayContaining(['v', 'w']));
		expect(uncompressed(bytes)).not.toContain('/CO');
		expect(new Objects(bytes).dangling()).toEqual([]);
		expect((await flatten(source, 'not all')).notes.map(({ code }) => code)).toEqual(['no_pages_selected']);
	});

	it('removes signatures first, and keeps their looks', async () => {
		const signature = '<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>>';
		const source = form([`/FT/Sig/T(s)/V 57 0 R/Rect[${RECT}]/AP<</N 50 0 R>>`], { objects: { 50: SQUARE(), 57: signature } });
		const { documents, notes } = await flatten(source);
		expect(notes.map(({ code }) => code)).toEqual(['signatures_removed']);
		expect(ink(documents[0]!.bytes, RECT)).toBeGreaterThan(0.99);
		expect(uncompressed(documents[0]!.bytes)).not.toMatch(/ByteRange|AcroForm/);
	});

	it('takes scripts of fields along', async () => {
		const source = form([text('f', RECT, '/V(v)/AA<</K<</S/JavaScript/JS(secretScript)>>>>')], { form: '/CO[62 0 R]' });
		expect(uncompressed(await flattened(source))).not.toMatch(/secretScript|\/CO/);
	});

	it('says that a document has no fields', async () => {
		expect((await flatten(rawPages(1, {}))).notes.map(({ code }) => code)).toEqual(['no_form_fields']);
	});

	it('keeps the fonts of the form for free text', async () => {
		const source = form([widget('50 0 R'), '<</Type/Annot/Subtype/FreeText/Rect[1 1 9 9]/DA(/Helv 8 Tf)/Contents(x)>>'], {
			fields: '62 0 R',
			objects: { 50: SQUARE() },
			page: '/Annots[62 0 R 63 0 R]',
		});
		const form2 = new Objects(await flattened(source)).catalog('/AcroForm');
		expect([form2['/Fields'], Object.keys(form2).sort()]).toEqual([[], ['/DR', '/Fields']]);
	});
});

withTools('qpdf', 'poppler')('flatten_form in a tagged document', () => {
	const tagged = (element: string) =>
		form([widget('50 0 R', '/StructParent 1')], {
			catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 55 0 R',
			page: '/StructParents 0',
			objects: {
				41: ['', '/P <</MCID 0>> BDC BT /F 24 Tf 40 100 Td (Page 1) Tj ET EMC'],
				50: SQUARE(),
				55: `<</Type/StructTreeRoot/K[56 0 R 57 0 R]/ParentTree<</Nums[0[56 0 R]${element}]>>/ParentTreeNextKey 2>>`,
				56: '<</Type/StructElem/S/P/P 55 0 R/Pg 11 0 R/K 0>>',
				57: '<</Type/StructElem/S/Form/P 55 0 R/Pg 11 0 R/K<</Type/OBJR/Obj 62 0 R>>>>',
			},
		});

	testInTurn('makes the reference to the widget one to its marked content', async () => {
		const bytes = await flattened(tagged('1 57 0 R'));
		const objects = new Objects(bytes);
		const [element] = objects.find({ '/S': '/Form' });
		expect(objects.get(element['/K'])).toMatchObject({ '/Type': '/MCR', '/MCID': 1 });
		const parents = objects.at(objects.catalog('/StructTreeRoot', '/ParentTree'), '/Nums');
		expect([parents[0], objects.get(parents[1]).length, parents.length]).toEqual([0, 2, 2]);
		expect(uncompressed(bytes)).toContain('/Form <</MCID 1>> BDC');
		expect(objects.dangling()).toEqual([]);
		expect(ink(bytes, RECT)).toBeGreaterThan(0.99);
	});

	it('makes an artifact of a widget without a structure element', async () => {
		expect(uncompressed(await flattened(tagged('')))).toContain('/Artifact BMC');
	});
});

withTools('qpdf', 'poppler')('a filled form', () => {
	testInTurn('looks the same when it is flattened', async () => {
		const source = form([
			text('a', '20 20 220 40', '/MK<</BC[0]/BG[0.9]>>'),
			text('b', '20 60 60 160', '/MK<</R 90/BC[1 0 0]>>/Ff 4096'),
			'/FT/Btn/T(c)/Rect[100 60 120 80]/MK<</BC[0]>>',
			'/FT/Ch/T(l)/Rect[140 60 220 120]/Opt[(one)(two)]',
		]);
		const bytes = await filled(source, { a: 'Ωμέγα', b: 'turned text', c: true, l: 'two' });
		const flat = await flattened(bytes);
		expect(looks(flat, { dpi: 100 })).toEqual(looks(bytes, { dpi: 100 }));
		const direct = await filled(source, { a: 'Ωμέγα', b: 'turned text', c: true, l: 'two' }, { flatten: true });
		expect(looks(direct, { dpi: 100 })).toEqual(looks(bytes, { dpi: 100 }));
		expect((await data(direct)).fields).toEqual([]);
	});
});

/** A rectangle of the page turned by 90 degrees clockwise, as `ink` counts in the picture, which is 200 wide and 300 high. */
function toDisplay(rect: string): string {
	const [left, bottom, right, top] = rect.split(' ').map(Number) as [number, number, number, number];
	return `${bottom} ${300 - right} ${top} ${300 - left}`;
}
