import { isStrictSyntax } from '../../../shared/pdf/syntax/strict-syntax';
import { asDocument, local } from '../../support/hosts/local';
import { RawFile, pageObjects, rawPages } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, qpdfJson, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const isStrict = (text: string): boolean => isStrictSyntax(Buffer.from(text, 'latin1'), 0, text.length);

describe('a file that all readers understand in the same way', () => {
	test.each([
		'<</A 1/B[2 0 R(x\\)(y))<0a F>]/C<</D null>>>> endobj',
		' % a comment\n[1 -2 +3 .5 4. -.5 true false] stream',
		'/Name#20 endobj',
		'(text) endobj',
		'17 endobj',
		'<</A 1 0 R/B 1 0 R>>endobj',
		'[1 2 3 4\n5 6\t7 8 0 R 9] stream',
	])('%s', (text) => expect(isStrict(text)).toBe(true));

	test.each([
		['a key without a value', '<</A 1/B>>'],
		['a value without a key', '<</A 1 2>>'],
		['a key that is not a name', '<</A 1(B)2>>'],
		['a key twice', '<</A 1/A 2>>'],
		['a word', '<</A wahr>>'],
		['a brace', '[1{2}]'],
		['a bracket that was not opened', '[1)]'],
		['brackets crossed', '<</A[1>>]'],
		['a character that is not hexadecimal', '<0g>'],
		['a string without end', '(text'],
		['a hexadecimal string without end', '[<0a'],
		['a # without two digits', '/A#4'],
		['a malformed number', '[1.2.3]'],
		['a number beyond 64 bits', '[99999999999999999999]'],
		['a generation beyond all', '[1 70000 R]'],
		['a reference without white space', '[7 0R]'],
		['a reference beyond 31 bits', '[2147483648 0 R]'],
		['a malformed number after integers', '[1 2 3 4.5.6]'],
		['a generation beyond all after integers', '[1 2 3 4 70000 R]'],
		['a reference without white space after integers', '[1 2 3 7 0R]'],
		['integers without end', '[1 2 3 4 '],
		['a mere reference', '7 0 R endobj'],
		['nothing', ''],
	])('is not %s', (_, text) => expect(isStrict(text)).toBe(false));
});

/** A file without a cross-reference, so that it must be repaired. */
function lost(objects: Readonly<Record<number, string>>): Uint8Array {
	const all = { ...pageObjects(3), ...objects };
	const bodies = Object.entries(all).map(([number, body]) => {
		const [entries, data] = typeof body === 'string' ? [body, undefined] : body;
		return `${number} 0 obj\n${data === undefined ? entries : `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`}\nendobj\n`;
	});
	return Buffer.from(`%PDF-1.7\n${bodies.join('')}trailer\n<</Root 1 0 R/Info 0>>\n`, 'latin1');
}

withTools('qpdf', 'poppler')('a document that was repaired is written so that others can read it', () => {
	const page = (entries: string) => `<</Type/Page/Parent 2 0 R/Contents 42 0 R${entries}>>`;
	testInTurn.each<[string, Readonly<Record<number, string>>]>([
		['a damaged string in a page', { 12: page('/Tabs<x/y z>') }],
		['a key without a value in a page', { 12: page('/Tabs') }],
		['a number beyond 64 bits', { 12: page('/StructParents 99999999999999999999') }],
		['words in a page', { 12: page('/Tabs a b c d e f g h i j k') }],
		['a key twice', { 12: page('/Type/Page') }],
		['an object that is a reference', { 2: pageObjects(3)[2] as string, 12: page('/Annots 60 0 R'), 60: '61 0 R', 61: '[]' }],
		['a root that does not say that it is one', { 2: (pageObjects(3)[2] as string).replace('/Type/Pages', '') }],
		['a page that is a stream', { 12: page('/Length 3>>\nstream\nabc\nendstream%').replace('endstream%>>', 'endstream') }],
		['a name with a null character', { 12: page('/A#00B/C#00/D 1') }],
		['a page that looks like a node', { 12: page('/Kids<<>>/Count 7') }],
	])('%s', async (_, objects) => {
		for (const [name, params, order] of [
			['rotate_pages', { angle: 90 }, [1, 2, 3]],
			['rotate_pages', { angle: 0 }, [1, 2, 3]],
			['reverse_pages', {}, [3, 2, 1]],
			['remove_signatures', {}, [1, 2, 3]],
			['remove_restrictions', {}, [1, 2, 3]],
		] as const) {
			const { documents } = await local.run(name, [asDocument(lost(objects))], params as never);
			const { bytes } = documents[0]!;
			expect({ name, ...qpdfCheck(bytes) }).toMatchObject({ name, clean: true });
			expect(pageTexts(bytes)).toEqual(order.map((number) => `Page ${number}`));
			expect(qpdfJson(bytes).pages).toHaveLength(3);
		}
	});

	test('a damaged trailer with usable references', async () => {
		const whole = Buffer.from(lost({ 12: page('/Tabs<x/y z>') })).toString('latin1');
		const rows = [...whole.matchAll(/^(\d+) 0 obj/gm)].map(
			({ 1: number, index }) => `${number} 1\n${String(index).padStart(10, '0')} 00000 n \n`,
		);
		const at = whole.indexOf('trailer');
		const bytes = Buffer.from(
			`${whole.slice(0, at)}xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<</Root 1 0 R/Size 50/Odd Info>>\nstartxref\n${at}\n%%EOF\n`,
			'latin1',
		);
		const { documents, notes } = await local.run('reverse_pages', [asDocument(bytes)], {});
		expect(notes).toEqual([]);
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
		expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 3', 'Page 2', 'Page 1']);
	});

	test('the generation that marks a number as never to be used again', async () => {
		const body = Buffer.from(lost({}))
			.toString('latin1')
			.replaceAll(/(?<=\d) 0 (?=obj|R)/g, ' 65535 ');
		const rows = [...body.matchAll(/^(\d+) 65535 obj/gm)].map(
			({ 1: number, index }) => `${number} 1\n${String(index).padStart(10, '0')} 65535 n \n`,
		);
		const at = body.indexOf('trailer');
		const bytes = Buffer.from(
			`${body.slice(0, at)}xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<</Root 1 65535 R/Size 50>>\nstartxref\n${at}\n%%EOF\n`,
			'latin1',
		);
		const { documents } = await local.run('rotate_pages', [asDocument(bytes)], { angle: 90, first_page: 2 });
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
		expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 1', 'Page 2', 'Page 3']);
	});

	test('does not read beyond the end of an object in an object stream', async () => {
		const file = new RawFile().objects({ 41: pageObjects(1)[41]! });
		const members = Object.fromEntries(Object.entries(pageObjects(1)).filter(([number]) => number !== '41')) as Record<
			number,
			string
		>;
		file.objectStream(20, { ...members, 3: `${members[3]} ] (x) 5 R` }).raw('trailer\n<</Root 1 0 R>>\n');
		const { documents } = await local.run('rotate_pages', [asDocument(file.bytes)], { angle: 90, first_page: 1 });
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
		const encrypted = await local.run('add_password', [asDocument(file.bytes)], {
			password: 'open',
			encryption_algorithm: 'AES-128',
		});
		expect(qpdfCheck(encrypted.documents[0]!.bytes, 'open')).toMatchObject({ clean: true });
		expect(pageTexts(encrypted.documents[0]!.bytes, 'open')).toEqual(['Page 1']);
	});

	test('an object that reaches into the next one of its object stream', async () => {
		const body = pageObjects(1)[11] as string;
		const head = `11 0 22 ${body.length - 1} `;
		const bytes = new RawFile()
			.objects(Object.fromEntries(Object.entries(pageObjects(1)).filter(([number]) => number !== '11')))
			.stream(20, `/Type/ObjStm/N 2/First ${head.length}`, `${head}${body} `)
			.packed(11, 20, 0)
			.packed(22, 20, 1)
			.crossReferenceStream(21, '/Root 1 0 R').bytes;
		for (const [name, params] of [
			['reverse_pages', {}],
			['add_password', { password: 'open', encryption_algorithm: 'AES-256' }],
		] as const) {
			const { documents } = await local.run(name, [asDocument(bytes)], params);
			expect(qpdfCheck(documents[0]!.bytes, 'open')).toMatchObject({ clean: true });
			expect(pageTexts(documents[0]!.bytes, 'open')).toEqual(['Page 1']);
		}
	});

	test('an object that became a reference while it was edited', async () => {
		const bytes = rawPages(3, {
			catalog: '/Threads[60 0 R]',
			pages: { 1: '/Annots 62 0 R/B[61 0 R]', 3: '/Annots 62 0 R' },
			objects: {
				60: '<</Type/Thread/F 61 0 R>>',
				61: '64 0 R',
				62: '63 0 R',
				63: '[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest[12 0 R/Fit]>>]',
				64: '<</Type/Bead/T 60 0 R/N 61 0 R/V 61 0 R/P 11 0 R/R[0 0 9 9]>>',
			},
		});
		const { documents } = await local.run('remove_pages', [asDocument(bytes)], { first_page: 2, last_page: 2 });
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
		expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 1', 'Page 3']);
	});

	test('generations that do not match', async () => {
		const text = Buffer.from(lost({})).toString('latin1');
		const bytes = Buffer.from(
			text.replace('1 0 obj', '1 127 obj').replace('3 0 obj', '3 1 obj').replace('42 0 obj', '42 9 obj'),
			'latin1',
		);
		for (const [name, params, password] of [
			['reverse_pages', {}, ''],
			['split_by_size', { maximum_bytes: 1e6 }, ''],
			['add_password', { password: 'open', encryption_algorithm: 'AES-128' }, 'open'],
		] as const) {
			const { documents } = await local.run(name, [asDocument(bytes)], params);
			expect({ name, ...qpdfCheck(documents[0]!.bytes, password) }).toMatchObject({ name, clean: true });
			expect(pageTexts(documents[0]!.bytes, password).sort()).toEqual(['Page 1', 'Page 2', 'Page 3']);
		}
	});

	test('pages that the tree names with another generation', async () => {
		const bytes = new RawFile()
			.objects({
				...pageObjects(2),
				2: '<</Type/Pages/Count 2/Kids[11 7 R 12 0 R]/MediaBox[0 0 300 200]/Resources<</Font<</F 3 0 R>>>>>>',
			})
			.table('/Root 1 0 R').bytes;
		const { documents } = await local.run('remove_signatures', [asDocument(bytes)], { appearance: 'keep' });
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
		expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 1', 'Page 2']);
	});
});
