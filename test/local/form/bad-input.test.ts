/** Broken and hostile forms: a clear issue or a correct result, never a crash and never a lost value. */
import { OctavoError } from '../../../shared/contract/errors';
import { data, filled, flattened, form, text, wordsIn } from '../../support/documents/forms';
import { rawPdf } from '../../support/documents/raw';
import { qpdfCheck, withTools } from '../../support/judges/tools';
import { amount } from '../../support/sample';

const RECT = '20 20 220 40';
/** Reads, fills what can be filled, and flattens: only OctavoError may come out. */
async function survives(source: Uint8Array): Promise<{ values: Record<string, unknown>; filled?: Uint8Array }> {
	const { values } = await data(source);
	const result: { values: Record<string, unknown>; filled?: Uint8Array } = { values };
	for (const [name, value] of Object.entries(values)) {
		try {
			result.filled = await filled(source, { [name]: value === null || typeof value === 'string' ? 'x' : !value });
		} catch (thrown) {
			expect(thrown).toBeInstanceOf(OctavoError);
		}
	}
	try {
		const flat = await flattened(source);
		expect((await data(flat)).fields).toEqual([]);
	} catch (thrown) {
		expect(thrown).toBeInstanceOf(OctavoError);
	}
	return result;
}

withTools('qpdf', 'poppler')('a form', () => {
	it('with fields without /T describes them and does not fill them', async () => {
		const source = form([`/FT/Tx/V(a)/Rect[${RECT}]`, `/FT/Tx/V(b)/Rect[20 60 220 80]`, text('named', '20 150 220 170')]);
		const { fields, values } = await data(source);
		expect(fields.map(({ name, value }: { name: string; value: string }) => [name, value])).toEqual([
			['', 'a'],
			['', 'b'],
			['named', null],
		]);
		expect(values).toEqual({ named: null });
		const flat = await flattened(source);
		expect([wordsIn(flat, RECT), wordsIn(flat, '20 60 220 80')]).toEqual(['a', 'b']);
	});

	it('with /Kids that are fields and widgets at once fills both', async () => {
		const source = form(
			['<</FT/Tx/T(a)/Kids[63 0 R 64 0 R]>>', `/Parent 62 0 R/Rect[${RECT}]`, text('b', '20 60 220 80', '/Parent 62 0 R')],
			{ fields: '62 0 R' },
		);
		const bytes = await filled(source, { a: 'one', 'a.b': 'two' });
		expect([wordsIn(bytes, RECT), wordsIn(bytes, '20 60 220 80')]).toEqual(['one', 'two']);
		expect((await data(bytes)).values).toEqual({ a: 'one', 'a.b': 'two' });
	});

	it.each(['first.name', 'Größe', 'имя', '名前', '__proto__', 'toString', ' ', 'a"b'])(
		'takes a field called %p',
		async (name) => {
			const bytes = Buffer.from(name, 'utf16le').swap16().toString('hex');
			const source = form([`/FT/Tx/T<FEFF${bytes}>/Rect[${RECT}]`]);
			const values = JSON.parse(`{${JSON.stringify(name)}: "x"}`);
			const again = await data(await filled(source, values));
			expect(Object.entries(again.values)).toEqual([[name, 'x']]);
		},
	);

	it('with a circular /Parent is filled', async () => {
		const source = form([text('f', RECT, '/Parent 63 0 R'), '<</T(p)/Parent 62 0 R/Kids[62 0 R 63 0 R]>>'], { fields: '63 0 R' });
		expect((await survives(source)).filled).toBeDefined();
		// Only the page leads to it.
		expect(
			(await survives(form([text('f', RECT, '/Parent 63 0 R'), '<</T(p)/Parent 62 0 R/Kids[63 0 R]>>'], { fields: '' }))).values,
		).not.toEqual({});
		expect((await survives(form([text('f', RECT, '/Parent 62 0 R/Kids[62 0 R]')]))).values).toEqual({ f: null });
	});

	it.each(['0 0 0 0', '20 20 220 20', '20 20', '(a) 1 2 3', '1e9 1e9 2e9 2e9', '220 40 20 20'])(
		'with a rectangle [%s] is stored',
		async (rect) => {
			const bytes = await filled(form([text('f', rect)]), { f: 'value' });
			expect((await data(bytes)).values).toEqual({ f: 'value' });
			expect(qpdfCheck(bytes).clean).toBe(true);
			await flattened(bytes);
		},
	);

	it.each([
		'/MaxLen 0',
		'/MaxLen -5',
		'/MaxLen(a)',
		'/MaxLen 2147483647/Ff 16777216',
		'/Ff(a)',
		'/Q 7',
		'/MK[]',
		'/MK<</R 45/BC[1 2]/BG(a)>>',
		'/BS<</W -3/S/Z>>',
		'/BS<</W 1000/S/B>>/MK<</BC[0]>>',
		'/AP[]',
		'/AP<</N null>>',
		'/AP<</N<<>>>>',
		'/V<</a 1>>',
		'/V[1 2]',
		'/V true',
		'/TI -4',
		'/DR[]',
		'/Border[0 0 0 [0 0]]/MK<</BC[0]>>',
	])('with %s is filled and found again', async (entries) => {
		const bytes = await filled(form([text('f', RECT, entries)]), { f: 'value' });
		expect(wordsIn(bytes, RECT)).toBe(entries.includes('1000') ? '' : 'value');
		expect((await data(bytes)).values).toEqual({ f: 'value' });
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it('whose appearance /N is a stream for a check box gets states', async () => {
		const source = form([`/FT/Btn/T(c)/Rect[${RECT}]/AP<</N 50 0 R>>`], { objects: { 50: ['/Subtype/Form/BBox[0 0 9 9]', ''] } });
		expect((await data(await filled(source, { c: true }))).values).toEqual({ c: true });
	});

	it('with fields and widgets that are direct dictionaries is filled', async () => {
		const widget = `<</Type/Annot/Subtype/Widget/FT/Tx/T(f)/Rect[${RECT}]>>`;
		const bytes = await filled(form([], { fields: '<</FT/Tx/T(a)/Kids[<</Rect[1 1 9 9]>>]>>', page: `/Annots[${widget}]` }), {
			f: 'value',
			a: 'x',
		});
		expect(wordsIn(bytes, RECT)).toBe('value');
		expect((await data(bytes)).values).toEqual({ a: 'x', f: 'value' });
	});

	it.each([
		'/AcroForm null',
		'/AcroForm[]',
		'/AcroForm<<>>',
		'/AcroForm<</Fields(a)>>',
		'/AcroForm<</Fields[null 1 (a) 99 0 R 1 0 R 2 0 R]>>',
		'/AcroForm<</Fields 59 0 R/DR 1 0 R/DA[]>>',
	])('whose dictionary is broken (%s) is read', async (catalog) => {
		const source = rawPdf({
			1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
			2: '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 300 200]>>',
			3: `<</Type/Page/Parent 2 0 R/Annots[4 0 R]>>`,
			4: `<</Type/Annot/Subtype/Widget/FT/Tx/T(f)/Rect[${RECT}]>>`,
		});
		const bytes = await filled(source, { f: 'value' });
		expect(wordsIn(bytes, RECT)).toBe('value');
	});

	it('of 20,000 levels is read to a limit', async () => {
		const levels = 20_000;
		const objects: Record<number, string> = {
			1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]>>>>',
			2: '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 300 200]>>',
			3: '<</Type/Page/Parent 2 0 R>>',
		};
		for (let level = 0; level < levels; level++) objects[5 + level] = `<</T(a)/FT/Tx/Kids[${6 + level} 0 R]>>`;
		expect((await data(rawPdf(objects))).fields.length).toBeLessThan(200);
	});

	const count = amount(100_000, 5000);
	it(`of ${count} fields is read, and filled where it is asked`, async () => {
		const objects: Record<number, string> = {
			1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${Array.from({ length: count }, (_, index) => `${4 + index} 0 R`).join(' ')}]>>>>`,
			2: '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 300 200]>>',
			3: `<</Type/Page/Parent 2 0 R/Annots[${4 + count - 1} 0 R]>>`,
		};
		for (let index = 0; index < count; index++)
			objects[4 + index] = `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${index})/Rect[${RECT}]>>`;
		const source = rawPdf(objects);
		expect((await data(source)).fields).toHaveLength(count);
		expect(wordsIn(await filled(source, { [`f${count - 1}`]: 'last' }), RECT)).toBe('last');
	});
});
