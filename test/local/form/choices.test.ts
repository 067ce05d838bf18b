/** Check boxes, radio buttons and choices (docs/semantics.md, §22.3, rules 4 and 5). */
import { content, data, fill, filled, form, ink, text, wordsIn } from '../../support/documents/forms';
import { Objects } from '../../support/judges/facts';
import { qpdfCheck, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const refused = (source: Uint8Array, values: Parameters<typeof fill>[1]): Promise<string> =>
	fill(source, values).then(
		() => 'filled',
		(thrown: { issues: readonly { field: string; message: string }[] }) => {
			expect(thrown.issues.every(({ field }) => field === 'values')).toBe(true);
			return thrown.issues.map(({ message }) => message).join('; ');
		},
	);

/** Appearances 50 and up: each with its states. */
const DOT = ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]', '4 4 12 12 re f'] as const;
const states = (...names: string[]) => `/AP<</N<<${names.map((name) => `/${name} 50 0 R`).join('')}/Off 51 0 R>>>>/AS/Off`;
const objects = { 50: DOT, 51: ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]', ''] as const };
const box = (name: string, state = 'Yes', more = '') => `/FT/Btn/T(${name})/Rect[20 20 40 40]${states(state)}${more}`;

/** Radio buttons with these states side by side, in object 57. */
const radios = (names: readonly string[], more = '') =>
	form(
		names.map((name, index) => `/Parent 57 0 R/Rect[${20 + index * 30} 20 ${40 + index * 30} 40]${states(name)}`),
		{
			fields: '57 0 R',
			objects: {
				...objects,
				57: `<</FT/Btn/Ff 32768/T(r)${more}/Kids[${names.map((_, index) => `${62 + index} 0 R`).join(' ')}]>>`,
			},
		},
	);
const as = (bytes: Uint8Array, ...widgets: number[]) => widgets.map((number) => new Objects(bytes).get(`${number} 0 R`)['/AS']);

withTools('qpdf', 'poppler')('a check box', () => {
	const source = form([box('c')], { objects });

	testInTurn.each([true, 'true', '1', 1, 'Yes'])('is on with %p', async (value) => {
		const bytes = await filled(source, { c: value });
		expect([new Objects(bytes).get('62 0 R')['/V'], ...as(bytes, 62)]).toEqual(['/Yes', '/Yes']);
		expect(ink(bytes, '20 20 40 40')).toBeGreaterThan(0.3);
		expect((await data(bytes)).values).toEqual({ c: true });
	});

	it.each([false, 'false', '0', 0, 'Off', null, ''])('is off with %p', async (value) => {
		const bytes = await filled(await filled(source, { c: true }), { c: value });
		expect([new Objects(bytes).get('62 0 R')['/V'], ...as(bytes, 62)]).toEqual(['/Off', '/Off']);
		expect((await data(bytes)).values).toEqual({ c: false });
	});

	it('takes the words for its states where an export value is called so', async () => {
		const bytes = await filled(form([box('c', 'false')], { objects }), { c: 'false' });
		expect(as(bytes, 62)).toEqual(['/false']);
	});

	testInTurn('compares names of states as UTF-8, else PDFDocEncoding', async () => {
		for (const written of ['J#C3#A4', 'J#E4']) {
			const bytes = await filled(form([box('c', written)], { objects }), { c: 'Jä' });
			expect(ink(bytes, '20 20 40 40')).toBeGreaterThan(0.3);
			expect(qpdfCheck(bytes).clean).toBe(true);
		}
	});

	it('refuses values that are not a state, and names the states', async () => {
		expect(await refused(source, { c: 'maybe' })).toBe('“c” takes true or false');
		expect(await refused(source, { c: [true] })).toBe('“c” takes true or false');
	});

	it('turns on with all boxes of its state', async () => {
		const two = form([`/Parent 57 0 R/Rect[20 20 40 40]${states('Yes')}`, `/Parent 57 0 R/Rect[50 20 70 40]${states('Yes')}`], {
			fields: '57 0 R',
			objects: { ...objects, 57: '<</FT/Btn/T(c)/Kids[62 0 R 63 0 R]>>' },
		});
		expect(as(await filled(two, { c: true }), 62, 63)).toEqual(['/Yes', '/Yes']);
	});

	it('with several states refuses true and lists them', async () => {
		const two = form([`/Parent 57 0 R/Rect[20 20 40 40]${states('A')}`, `/Parent 57 0 R/Rect[50 20 70 40]${states('B')}`], {
			fields: '57 0 R',
			objects: { ...objects, 57: '<</FT/Btn/T(c)/Kids[62 0 R 63 0 R]>>' },
		});
		expect(await refused(two, { c: true })).toBe('“c” can be on in 2 ways; choose one of “A”, “B”');
		expect(as(await filled(two, { c: 'B' }), 62, 63)).toEqual(['/Off', '/B']);
	});

	it('takes Off only as the state in which it is off, not off', async () => {
		const lower = form(['/FT/Btn/T(c)/V/off/AS/off/Rect[20 20 40 40]/AP<</N<</On 50 0 R/off 51 0 R>>>>'], { objects });
		expect(await refused(lower, { c: true })).toBe('“c” can be on in 2 ways; choose one of “On”, “off”');
		expect(as(await filled(lower, { c: 'On' }), 62)).toEqual(['/On']);
		expect(as(await filled(lower, { c: 'off' }), 62)).toEqual(['/off']);
		expect(as(await filled(lower, { c: false }), 62)).toEqual(['/Off']);
	});

	testInTurn.each(['4', '8', 'H', 'l', 'n', 'u'])(
		'that has no appearance for on gets one with paths, in style %s',
		async (style) => {
			const bytes = await filled(form([`/FT/Btn/T(c)/Rect[20 20 40 40]/MK<</CA(${style})/BC[0]>>`]), { c: true });
			expect(ink(bytes, '23 23 37 37')).toBeGreaterThan(0.1);
			expect(content(bytes, 62, 'Yes')).not.toMatch(/Tf|Tj/);
			const off = await filled(bytes, { c: false });
			expect(ink(off, '23 23 37 37')).toBe(0);
			expect(ink(off, '19 19 41 41')).toBeGreaterThan(0.05);
		},
	);
});

withTools('qpdf', 'poppler')('a radio button', () => {
	testInTurn('stores the name of the state, turns its widget on and the others off', async () => {
		const bytes = await filled(await filled(radios(['a', 'b', 'c']), { r: 'a' }), { r: 'b' });
		expect([new Objects(bytes).find({ '/T': 'u:r' })[0]['/V'], ...as(bytes, 62, 63, 64)]).toEqual(['/b', '/Off', '/b', '/Off']);
		expect((await data(bytes)).values).toEqual({ r: 'b' });
	});

	testInTurn('maps the texts of /Opt by the position of the widget', async () => {
		const source = radios(['0', '1'], '/Opt[(Ja)(Nein)]');
		const bytes = await filled(source, { r: 'Nein' });
		expect(as(bytes, 62, 63)).toEqual(['/Off', '/1']);
		expect((await data(bytes)).values).toEqual({ r: 'Nein' });
		expect(as(await filled(source, { r: '0' }), 62, 63)).toEqual(['/0', '/Off']);
	});

	it('is alone in its state unless the form says in unison', async () => {
		expect(as(await filled(radios(['a', 'a']), { r: 'a' }), 62, 63)).toEqual(['/a', '/Off']);
		expect(as(await filled(radios(['a', 'a'], '/Ff 33587200'), { r: 'a' }), 62, 63)).toEqual(['/a', '/a']);
	});

	it.each([null, '', false])('is cleared by %p', async (value) => {
		const bytes = await filled(await filled(radios(['a', 'b']), { r: 'a' }), { r: value });
		expect(as(bytes, 62, 63)).toEqual(['/Off', '/Off']);
		expect((await data(bytes)).values).toEqual({ r: null });
	});

	it('refuses what it does not have', async () => {
		expect(await refused(radios(['a', 'b']), { r: 'z' })).toBe('“r” takes one of “a”, “b”');
		expect(await refused(radios(['a', 'b']), { r: true })).toBe('“r” can be on in 2 ways; choose one of “a”, “b”');
	});
});

withTools('qpdf', 'poppler')('a choice', () => {
	const OPT = '/Opt[[(de)(Germany)][(fr)(France)](Other)]';
	const RECT = '20 20 220 40';
	const combo = (more = '') => form([`/FT/Ch/Ff 131072/T(c)/Rect[${RECT}]${OPT}${more}`]);
	const list = (more = '', rect = '20 20 120 100', options = OPT) => form([`/FT/Ch/T(l)/Rect[${rect}]${options}${more}`]);
	const field = (bytes: Uint8Array) => new Objects(bytes).get('62 0 R');

	it.each(['de', 'Germany'])('takes the export or the display text (%s): one is stored, the other drawn', async (value) => {
		const bytes = await filled(combo(), { c: value });
		expect([field(bytes)['/V'], field(bytes)['/I']]).toEqual(['u:de', [0]]);
		expect(wordsIn(bytes, RECT)).toBe('Germany');
		expect((await data(bytes)).values).toEqual({ c: 'de' });
	});

	it('refuses other text and lists the options', async () => {
		expect(await refused(combo(), { c: 'Spain' })).toBe('“c” takes one of “de”, “fr”, “Other”');
		expect(await refused(combo(), { c: ['de', 'fr'] })).toBe('“c” takes one option only');
	});

	testInTurn('takes any text where it can be edited', async () => {
		const bytes = await filled(form([`/FT/Ch/Ff 393216/T(c)/Rect[${RECT}]${OPT}/I[1]`]), { c: 'Spain' });
		expect([field(bytes)['/V'], field(bytes)['/I']]).toEqual(['u:Spain', undefined]);
		expect(wordsIn(bytes, RECT)).toBe('Spain');
	});

	it('of several values is stored in the order of the options, with sorted indices', async () => {
		const bytes = await filled(list('/Ff 2097152/I[2]'), { l: ['Other', 'Germany'] });
		expect([field(bytes)['/V'], field(bytes)['/I']]).toEqual([
			['u:de', 'u:Other'],
			[0, 2],
		]);
		expect((await data(bytes)).values).toEqual({ l: ['de', 'Other'] });
		expect(await refused(list(), { l: ['de', 'fr'] })).toBe('“l” takes one option only');
	});

	it('that is a list shows its options, the selected ones highlighted', async () => {
		const bytes = await filled(list(), { l: 'fr' });
		expect(wordsIn(bytes, '20 20 120 100')).toBe('Germany France Other');
		expect(content(bytes, 62)).toMatch(/0\.6 0\.757 0\.855 rg\n0 52\.4 100 13\.8 re\nf/);
	});

	testInTurn('that is a list scrolls to its first selection', async () => {
		const many = `/Opt[${Array.from({ length: 30 }, (_, index) => `(row${index})`).join('')}]`;
		const bytes = await filled(list('', '20 20 120 100', many), { l: 'row20' });
		expect(field(bytes)['/TI']).toBe(20);
		expect(wordsIn(bytes, '20 20 120 100')).toMatch(/^row20 row21/);
		const back = await filled(bytes, { l: 'row0' });
		expect(field(back)['/TI']).toBeUndefined();
		expect(wordsIn(back, '20 20 120 100')).toMatch(/^row0 row1/);
	});

	it.each([null, '', []])('is cleared by %p, and its default stays', async (value) => {
		const bytes = await filled(combo('/V(de)/DV(fr)/I[0]'), { c: value });
		expect([field(bytes)['/V'], field(bytes)['/I'], field(bytes)['/DV']]).toEqual([undefined, undefined, 'u:fr']);
		expect(wordsIn(bytes, RECT)).toBe('');
	});

	it.each([
		['strings', '/Opt[(a)(b)]'],
		['pairs', '/Opt[[(a)(A)][(b)(B)]]'],
		['arrays of one', '/Opt[[(a)][(b)]]'],
		['names and numbers', '/Opt[/a [/b 2] 7]'],
		['an indirect array', '/Opt 57 0 R'],
		['nothing that is an option', '/Opt[null [] <<>> [[]] (a) true]'],
	])('reads options that are %s', async (_, options) => {
		const source = form([`/FT/Ch/Ff 131072/T(c)/Rect[${RECT}]${options}`], { objects: { 57: '[(a)(b)]' } });
		const { fields } = await data(source);
		expect(fields[0].options[0].value).toBe('a');
		expect((await data(await filled(source, { c: 'a' }))).values).toEqual({ c: 'a' });
	});

	it.each(['/Opt(a)', '/Opt 5', '/Opt<<>>', ''])('without options (%s) refuses every value', async (options) => {
		const source = form([`/FT/Ch/Ff 131072/T(c)/Rect[${RECT}]${options}`]);
		expect(await refused(source, { c: 'a' })).toMatch(/it has no options/);
	});
});

withTools('qpdf', 'poppler')('values', () => {
	it('name their fields by full name or by a unique last part, with or without [n]', async () => {
		const source = form(
			[
				'<</T(form1[0])/Kids[63 0 R 64 0 R]>>',
				text('Name[0]', '20 20 120 40', '/Parent 62 0 R'),
				text('Na.me[1]', '20 60 120 80', '/Parent 62 0 R'),
			],
			{ fields: '62 0 R' },
		);
		for (const key of ['form1[0].Name[0]', 'form1.Name', 'Name[0]', 'Name'])
			expect((await data(await filled(source, { [key]: 'x' }))).values).toEqual({
				'form1[0].Name[0]': 'x',
				'form1[0].Na.me[1]': null,
			});
		expect((await data(await filled(source, { 'Na.me': 'y' }))).values).toMatchObject({ 'form1[0].Na.me[1]': 'y' });
	});

	it('are all judged at once', async () => {
		const source = form([
			text('short', '20 20 120 40', '/MaxLen 3'),
			`/FT/Btn/Ff 65536/T(push)/Rect[20 60 120 80]`,
			`/FT/Sig/T(sign)/Rect[130 60 220 80]`,
		]);
		expect(await refused(source, { short: 'long text', push: 'x', sign: 'x', shrot: 1, other: 2 })).toBe(
			'“short” takes at most 3 characters; the value has 9; “push” is a push button, which has no value; ' +
				'“sign” is a signature field, which only signing fills; “shrot” is not a field of the form (did you mean short?); ' +
				'“other” is not a field of the form; the form has “short”, “push”, “sign”',
		);
		expect(await refused(source, { short: ['x'] })).toBe('“short” takes text or a number');
	});

	it('of text may be booleans, which are written as words', async () => {
		expect((await data(await filled(form([text('f')]), { f: false }))).values).toEqual({ f: 'false' });
	});

	it('count their length in UTF-16 units', async () => {
		const source = form([text('f', '20 20 120 40', '/MaxLen 2')]);
		expect(await refused(source, { f: '😀a' })).toMatch(/at most 2 characters; the value has 3/);
	});

	it('that are ambiguous are refused with the full names', async () => {
		const source = form(
			[
				'<</T(a)/Kids[64 0 R]>>',
				'<</T(b)/Kids[65 0 R]>>',
				text('x', '20 20 120 40', '/Parent 62 0 R'),
				text('x', '20 60 120 80', '/Parent 63 0 R'),
			],
			{ fields: '62 0 R 63 0 R' },
		);
		expect(await refused(source, { x: '1' })).toBe('“x” is the name of 2 fields: write the full name, such as “a.x”, “b.x”');
		expect(await refused(source, { 'a.x': '1', 'b.x': '2', 'a[0].x': 1 })).toMatch(/is not a field/);
	});

	it('fill fields that are read-only', async () => {
		expect(wordsIn(await filled(form([text('f', '20 20 120 40', '/Ff 1')]), { f: 'x' }), '20 20 120 40')).toBe('x');
	});

	it('that are unknown can be ignored, with facts and a note', async () => {
		const { notes, facts } = await fill(
			form([text('f', '20 20 120 40'), text('g', '20 60 120 80')]),
			{ f: 'x', row_number: 2, extra: { deep: [1] } },
			{ unknown_fields: 'ignore' },
		);
		expect(facts).toMatchObject({ filledFields: 1, unusedKeys: ['row_number', 'extra'], unfilledFields: ['g'] });
		expect(notes).toEqual([
			{ code: 'unknown_fields_ignored', message: '2 names are not in the form and not used: row_number, extra.' },
			{ code: 'fields_not_filled', message: 'One field of the form got no value: g.' },
		]);
	});
});

test('refuses a field whose widgets share thousands of states', async () => {
	const kids = Array.from({ length: 300 }, (_, index) => `${100 + index} 0 R`).join(' ');
	const looks = Array.from({ length: 300 }, (_, index) => `/S${index} 50 0 R`).join('');
	const widgets = Array.from({ length: 300 }, (_, index) => [
		100 + index,
		'<</Type/Annot/Subtype/Widget/Parent 57 0 R/Rect[0 0 9 9]/AP<</N 58 0 R>>>>',
	]);
	const source = form([], {
		fields: '57 0 R',
		objects: {
			...objects,
			57: `<</FT/Btn/Ff 32768/T(r)/V/S1/Kids[${kids}]>>`,
			58: `<<${looks}>>`,
			...(Object.fromEntries(widgets) as Record<number, string>),
		},
	});
	await expect(data(source)).rejects.toMatchObject({ code: 'limit_exceeded' });
});
