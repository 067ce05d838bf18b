/** The fields and entries that fill_form touches, and those that it leaves alone (docs/semantics.md, §22.2 rule 5 and §22.3). */
import { data, fill, filled, form, ink, text, wordsIn } from '../../support/documents/forms';
import { Objects } from '../../support/judges/facts';
import { encryptedByQpdf } from '../../support/documents/protection';
import { qpdfCheck, showEncryption, uncompressed, withTools } from '../../support/judges/tools';
import { local, asDocument } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

const RECT = '20 20 220 40';
const SHOWN = [
	'/Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</Helv 60 0 R>>>>',
	'BT /Helv 12 Tf 2 4 Td (by another) Tj ET',
] as const;
const codes = async (...parameters: Parameters<typeof fill>) => (await fill(...parameters)).notes.map(({ code }) => code);

withTools('qpdf', 'poppler')('fill_form', () => {
	testInTurn('draws a text that is given again over an appearance that shows another one', async () => {
		for (const flatten of [false, true])
			for (const asking of ['', '/NeedAppearances true']) {
				const source = form([text('f', RECT, '/V(1234)/RV(rich)/AP<</N 50 0 R>>')], { objects: { 50: SHOWN }, form: asking });
				expect(wordsIn(await filled(source, { f: '1234' }, { flatten }), RECT)).toBe('1234');
			}
	});

	const SQUARE = ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]', '0 0 20 20 re f'] as const;
	const EMPTY = ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]', ''] as const;
	const boxes = (entries: string, asking = '') =>
		form([`/FT/Btn/T(c)/Rect[20 20 40 40]/AP<</N<</Yes 50 0 R/Off 51 0 R>>>>${entries}`, text('other', '20 60 220 80')], {
			objects: { 50: SQUARE, 51: EMPTY },
			form: asking,
		});

	testInTurn.each(['/V/Yes/AS/Off', '/V/Yes', '/V(Yes)/AS/Off'])('ticks a box with %s that is given true', async (entries) => {
		for (const asking of ['', '/NeedAppearances true'])
			for (const flatten of [false, true]) {
				const bytes = await filled(boxes(entries, asking), { c: true }, { flatten });
				expect(ink(bytes, '20 20 40 40')).toBeGreaterThan(0.99);
				if (flatten) continue;
				const { '/V': value, '/AS': state } = new Objects(bytes).get('62 0 R');
				expect([value, state]).toEqual(['/Yes', '/Yes']);
			}
	});

	it('notes that empty values fill nothing', async () => {
		expect(await codes(boxes('/V/Yes/AS/Yes'), {})).toEqual(['no_values']);
		expect(await codes(boxes('/V/Yes/AS/Yes'), { other: 'x' })).toEqual([]);
	});

	it('clears a box whose value is off and whose widget is on', async () => {
		expect(ink(await filled(boxes('/V/Off/AS/Yes'), { c: false }), '20 20 40 40')).toBe(0);
	});

	it.each([
		['/V/Yes/AS/Off', '/Yes'],
		['/V/Yes', '/Yes'],
		['/V/Off/AS/Yes', '/Off'],
		['/AS/Yes', '/Yes'],
		['/V/Other/AS/Yes', '/Yes'],
	])('shows the value of a box with %s where the form asks viewers to', async (entries, expected) => {
		const state = (bytes: Uint8Array) => new Objects(bytes).get('62 0 R')['/AS'];
		expect(state(await filled(boxes(entries, '/NeedAppearances true'), { other: 'x' }))).toBe(expected);
		// Otherwise, what no key names is left as it is.
		expect(state(await filled(boxes(entries), { other: 'x' }))).toBe(/AS(.*)/.exec(entries)?.[1]);
	});

	it('keeps which of two radio buttons of one state is on', async () => {
		const radio = (state: string) => `/Parent 57 0 R/Rect[20 20 40 40]/AP<</N<</a 50 0 R/Off 51 0 R>>>>/AS/${state}`;
		const source = form([radio('Off'), radio('a')], {
			fields: '57 0 R',
			objects: { 50: SQUARE, 51: EMPTY, 57: '<</FT/Btn/Ff 32768/T(r)/V/a/Kids[62 0 R 63 0 R]>>' },
		});
		const objects = new Objects(await filled(source, (await data(source)).values));
		expect(['62 0 R', '63 0 R'].map((at) => objects.get(at)['/AS'])).toEqual(['/Off', '/a']);
	});

	const FORMATTED = [SHOWN[0], 'BT /Helv 12 Tf 2 4 Td (1,234.00) Tj ET'] as const;
	const FORMAT = '/AA<</F<</S/JavaScript/JS(AFNumber_Format\\(2, 0, 0, 0, "", true\\);)>>>>';
	const HEXADECIMAL = [SHOWN[0], 'BT /Helv 12 Tf 2 4 Td <31323334> Tj ET'] as const;

	it.each([
		['it shows the value', '1234', '', [SHOWN[0], 'BT /Helv 12 Tf 2 4 Td (12) Tj [(3) -10 (\\064)] TJ ET'] as const],
		['a script formats it', '1234', FORMAT, FORMATTED],
		['its codes may mean anything', '1234', '', HEXADECIMAL],
		['the value is not plain ASCII', '\u6f22', '', SHOWN],
	])('leaves a text field alone that is given its own value, where %s', async (_, value, entries, appearance) => {
		const stored = value === '1234' ? '(1234)' : '<FEFF6F22>';
		const source = form([text('f', RECT, `/V${stored}/AP<</N 50 0 R>>${entries}`)], { objects: { 50: appearance } });
		for (const flatten of [false, true]) {
			const { documents, notes } = await fill(source, { f: value }, { flatten });
			expect(notes).toEqual([]);
			expect(wordsIn(documents[0]!.bytes, RECT)).toBe(wordsIn(source, RECT));
			if (!flatten) expect(uncompressed(documents[0]!.bytes)).toContain(appearance[1]);
		}
	});

	it('draws a value that no appearance shows, although it did not change', async () => {
		for (const appearance of ['', '/AP<</N 50 0 R>>']) {
			const source = form([text('f', RECT, `/V(there)${appearance}`)], {
				objects: { 50: ['/Subtype/Form/BBox[0 0 1 1]', '/Tx BMC EMC'] },
			});
			expect(wordsIn(await filled(source, { f: 'there' }), RECT)).toBe('there');
		}
	});

	it('gives values back as they were read, whatever the form would refuse today', async () => {
		const source = form(
			[
				text('long', RECT, '/MaxLen 2/V(longer)'),
				'/FT/Ch/Ff 131072/T(gone)/Opt[(a)]/V(z)/Rect[20 60 120 80]',
				'/FT/Btn/T(box)/V/Odd/AS/Odd/AP<</N<</Yes 50 0 R>>>>/Rect[130 60 150 80]',
			],
			{ objects: { 50: SHOWN } },
		);
		const { values } = await data(source);
		expect((await data(await filled(source, values))).values).toEqual(values);
	});

	it('does not touch other fields', async () => {
		const source = form([text('f', RECT), text('other', '20 60 220 80', '/V(x)')]);
		expect(new Objects(await filled(source, { f: 'y' })).get('63 0 R')['/AP']).toBeUndefined();
	});

	it('draws all fields where the form asks viewers to, and stops asking', async () => {
		const source = form(
			[
				text('f', RECT),
				text('other', '20 60 220 80', '/V(stored)'),
				'/FT/Ch/Ff 131072/T(c)/Opt[[(a)(Alpha)]]/V(a)/Rect[20 150 120 170]',
				'/FT/Btn/T(b)/V/Yes/Rect[130 150 150 170]/MK<</BC[0]>>',
			],
			{ form: '/NeedAppearances true' },
		);
		const bytes = await filled(source, { f: 'y' });
		expect(wordsIn(bytes, '20 60 220 80')).toBe('stored');
		expect(wordsIn(bytes, '20 150 120 170')).toBe('Alpha');
		expect(new Objects(bytes).get('65 0 R')['/AS']).toBe('/Yes');
		expect(new Objects(bytes).catalog('/AcroForm', '/NeedAppearances')).toBeUndefined();
	});

	it('draws push buttons without an appearance where the form asks viewers to', async () => {
		const button = '/FT/Btn/Ff 65536/T(b)/Rect[20 60 120 80]/MK<</CA(Push)>>';
		const shown = async (asking: string) =>
			wordsIn(await filled(form([text('f', RECT), button], { form: asking }), { f: 'y' }), '20 60 120 80');
		expect(await shown('/NeedAppearances true')).toBe('Push');
		const untouched = await filled(form([text('f', RECT), button]), { f: 'y' });
		expect(new Objects(untouched).get('63 0 R')['/AP']).toBeUndefined();
	});

	it('removes rich text, and the values of single widgets', async () => {
		const source = form([`/Parent 57 0 R/V(old)/RV(old)/Rect[${RECT}]`], {
			fields: '57 0 R',
			objects: { 57: '<</FT/Tx/T(f)/V(old)/RV(old)/DV(default)/Kids[62 0 R]>>' },
		});
		const bytes = await filled(source, { f: 'new' });
		const [field] = new Objects(bytes).find({ '/T': 'u:f' });
		expect([field['/V'], field['/RV'], field['/DV']]).toEqual(['u:new', undefined, 'u:default']);
		expect(uncompressed(bytes)).not.toContain('(old)');
	});

	it.each([null, ''])('clears a field with %p and keeps its default', async (value) => {
		const bytes = await filled(form([text('f', RECT, '/V(old)/DV(default)')]), { f: value });
		const field = new Objects(bytes).get('62 0 R');
		expect([field['/V'], field['/DV'], wordsIn(bytes, RECT)]).toEqual([undefined, 'u:default', '']);
		expect((await data(bytes)).values).toEqual({ f: null });
	});

	it('clears a field whose value comes from an ancestor', async () => {
		const source = form(['<</FT/Tx/T(a)/V(inherited)/Kids[63 0 R]>>', text('b', RECT, '/Parent 62 0 R')], { fields: '62 0 R' });
		expect((await data(source)).values).toEqual({ 'a.b': 'inherited' });
		expect((await data(await filled(source, { 'a.b': null }))).values).toEqual({ 'a.b': null });
	});

	it('fills fields of one full name as one field, and widgets that /Fields does not list', async () => {
		const source = form([text('f', RECT), text('f', '20 60 220 80'), text('loose', '20 150 220 170')], { fields: '62 0 R' });
		const bytes = await filled(source, { f: 'both', loose: 'found' });
		expect([RECT, '20 60 220 80', '20 150 220 170'].map((rect) => wordsIn(bytes, rect))).toEqual(['both', 'both', 'found']);
		expect((await data(source)).fields.map(({ name }: { name: string }) => name)).toEqual(['f', 'loose']);
	});

	testInTurn('keeps the encryption of the document', async () => {
		const source = encryptedByQpdf(form([text('f', RECT)]), 'AESV3 R6', '', 'owner');
		const bytes = await filled(source, { f: 'Ωα' });
		expect(showEncryption(bytes)).toContain('AESv3');
		expect(wordsIn(bytes, RECT)).toBe('Ωα');
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it('writes text in PDFDocEncoding, else UTF-16', async () => {
		const bytes = await filled(form([text('f', RECT), text('g', '20 60 220 80')]), { f: 'Zoë €', g: 'Ωα' });
		const whole = uncompressed(bytes);
		expect(whole).toContain('<5a6feb20a0>');
		expect(whole.toLowerCase()).toContain('<feff03a903b1>');
	});
});

withTools('qpdf')('notes of fill_form', () => {
	it('name the scripts that did not run', async () => {
		const script = '<</S/JavaScript/JS(AFNumber_Format\\(2\\))>>';
		const source = form([text('f', RECT, `/AA<</F ${script}>>`), text('total', '20 60 220 80', `/AA<</C ${script}>>`)], {
			form: '/CO[63 0 R]',
		});
		const { notes } = await fill(source, { f: '5' });
		expect(notes.map(({ code, message }) => [code, /: (\w+)\./.exec(message)?.[1]])).toEqual([
			['scripts_not_run', 'f'],
			['fields_not_recalculated', 'total'],
		]);
		expect((await data(source)).scripts).toBe(2);
		expect(await codes(source, { f: '5', total: '5' })).toEqual(['scripts_not_run']);
	});

	it('say that the XFA copy went', async () => {
		const { documents, notes } = await fill(form([text('f', RECT)], { form: '/XFA 57 0 R', objects: { 57: ['', '<xdp/>'] } }), {
			f: 'x',
		});
		expect(notes.map(({ code }) => code)).toEqual(['xfa_removed']);
		expect(uncompressed(documents[0]!.bytes)).not.toContain('XFA');
	});

	it('say that signatures no longer hold, and that usage rights went', async () => {
		const signature = '<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>>';
		const source = form([text('f', RECT), '/FT/Sig/T(s)/V 57 0 R/Rect[20 60 60 80]'], {
			catalog: '/Perms<</UR3 56 0 R>>',
			objects: { 57: signature, 56: signature },
		});
		const { documents, notes } = await fill(source, { f: 'x' });
		expect(notes.map(({ code }) => code)).toEqual(['signatures_invalidated', 'usage_rights_removed']);
		expect(uncompressed(documents[0]!.bytes)).not.toContain('/UR3');
	});
});

test('fill_form refuses dynamic XFA on file, and get_form_data reports it', async () => {
	for (const source of [
		form([text('f', RECT)], { form: '/XFA 57 0 R', catalog: '/NeedsRendering true', objects: { 57: ['', '<xdp/>'] } }),
		form([], { form: '/XFA 57 0 R', objects: { 57: ['', '<xdp/>'] } }),
	]) {
		const refused = { code: 'invalid_parameters', issues: [{ field: 'file', message: expect.stringContaining('dynamic XFA') }] };
		await expect(fill(source, { f: 'x' })).rejects.toMatchObject(refused);
		await expect(local.run('flatten_form', [asDocument(source)], { pages: 'all' })).rejects.toMatchObject(refused);
		expect((await data(source)).xfa).toBe('dynamic');
	}
});

test('get_form_data describes every kind of field', async () => {
	const source = form(
		[
			text('t', RECT, '/Ff 4098/MaxLen 9/V(v)/DV(d)'),
			text('p', RECT, '/Ff 8193/V(secret)/DV(secret)'),
			'/FT/Btn/T(b)/Rect[1 1 9 9]/AP<</N<</On 50 0 R>>>>',
			'/FT/Btn/Ff 65536/T(push)/Rect[1 1 9 9]',
			'/FT/Sig/T(s)/Rect[1 1 9 9]',
			'/FT/Ch/Ff 2097152/T(l)/Opt[[(a)(A)]]/V[(a)]/Rect[1 1 9 9]',
			'/T(odd)/Rect[1 1 9 9]',
		],
		{ objects: { 50: SHOWN } },
	);
	const { fields, values } = await data(source);
	const usual = { default: null, options: [], required: false, readOnly: false, multiline: false, maxLength: null, pages: [1] };
	expect(fields).toEqual([
		{ ...usual, name: 't', type: 'text', value: 'v', default: 'd', required: true, multiline: true, maxLength: 9 },
		{ ...usual, name: 'p', type: 'password', value: null, readOnly: true },
		{ ...usual, name: 'b', type: 'checkbox', value: false, default: false, options: [{ value: 'On', display: 'On' }] },
		{ ...usual, name: 'push', type: 'button', value: null },
		{ ...usual, name: 's', type: 'signature', value: null },
		{ ...usual, name: 'l', type: 'list', value: 'a', options: [{ value: 'a', display: 'A' }] },
		{ ...usual, name: 'odd', type: 'unknown', value: null },
	]);
	expect(values).toEqual({ t: 'v', b: false, l: 'a' });
	expect(JSON.stringify({ fields, values })).not.toContain('secret');
});
