/** Text that no value of the document has, or that is written in another way than it is looked for. */
import { deflateSync } from 'node:zlib';
import { decode } from '../../../shared/contract/values/decode';
import { openDocument } from '../../../shared/pdf/open-document';
import { Stream } from '../../../shared/pdf/syntax/values';
import { codes, texts } from '../../support/documents/texts';
import { asDocument, job, local } from '../../support/hosts/local';
import { pageTexts, uncompressed, withTools } from '../../support/judges/tools';
import { annotation, field, SECRET, show, xmp, type Place } from '../../support/secrets/places';

type Fields = Readonly<Record<string, unknown>>;

async function redactedBy(fields: Fields, place: Place, change = (file: string) => file): Promise<Uint8Array> {
	const { content = '', ...more } = place;
	const source = Buffer.from(change(Buffer.from(texts([content], more)).toString('latin1')), 'latin1');
	const { documents } = await local.run('redact_text', [asDocument(source)], decode('redact_text', fields));
	return documents[0]!.bytes;
}

const same = (file: string): string => file;
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const intent = (object: string | readonly [string, string]): Place => ({
	content: show(SECRET),
	catalog: '/OutputIntents[<</Type/OutputIntent/S/X/OutputConditionIdentifier(x)/DestOutputProfile 70 0 R>>]',
	objects: { 70: object },
});
const flate = (data: string): string => deflateSync(Buffer.from(data)).toString('latin1');
const lined = (...lines: readonly string[]): string =>
	`BT /F 12 Tf 14 TL 40 400 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET\n`;

describe('redact_text', () => {
	test.each<[string, Place, (file: string) => string]>([
		['a comment in an object', intent(`<</A 1 % ${SECRET}\n/B 2>>`), same],
		['a comment before an object', intent(`% ${SECRET}\n<</A 1>>`), same],
		['a key that is there again', intent(`<</A(${SECRET})/A(x)>>`), same],
		['deflated data, after its end', intent(['/N 1/Filter/FlateDecode', flate('data') + SECRET]), same],
		['data in hexadecimal digits, after its end', intent(['/N 1/Filter/ASCIIHexDecode', `64617461>${SECRET}`]), same],
		['the identifiers of the file', { content: show(SECRET) }, (file) => file.replace('/Root', `/ID[(${SECRET}.)(x)]/Root`)],
		['a name of the trailer', { content: show(SECRET) }, (file) => file.replace('/Root', `/Xyzzy/${SECRET}/Root`)],
		['contents of a note that has a range of bytes', annotation(`/Subtype/Text/ByteRange[0 1 2 3]/Contents(${SECRET})`), same],
	])('leaves nothing in %s', async (_, place, change) => {
		const left = latin(await redactedBy({ search: SECRET }, place, change)).toLowerCase();
		expect(left).not.toContain(SECRET.toLowerCase());
		expect(left).not.toContain(Buffer.from(SECRET).toString('hex'));
	});

	test('leaves nothing in the last tag of a color profile, however many it has', async () => {
		const [count, kind] = [20, 'text\0\0\0\0'];
		const table = Buffer.alloc(4 + 12 * count);
		const end = 128 + table.length;
		table.writeUInt32BE(count, 0);
		for (let tag = 0; tag < count; tag++) {
			const isLast = tag === count - 1;
			table.write(isLast ? 'cprt' : `tg${tag + 10}`, 4 + 12 * tag, 'latin1');
			table.writeUInt32BE(end, 8 + 12 * tag);
			table.writeUInt32BE(kind.length + (isLast ? SECRET.length : 0), 12 + 12 * tag);
		}
		const head = `${'\0'.repeat(36)}acsp`.padEnd(128, '\0');
		const profile = head + latin(table) + kind + SECRET;
		const bytes = await redactedBy({ search: SECRET }, intent(['/N 1', profile]));
		const document = await openDocument(bytes, job());
		const values = Array.from({ length: document.size }, (_, number) => document.get(number));
		const data = values.flatMap((value) => (value instanceof Stream ? [latin(document.decodedPart(value)!.data)] : []));
		expect(data).toContain(profile.replace(SECRET, 'x'.repeat(SECRET.length)));
	});

	test('leaves no numbers that people read', async () => {
		const list = '/StructTreeRoot<</Type/StructTreeRoot/K<</S/P/A<</O/UserProperties/P[<</N(Salary)/V 4711471147>>]>>>>>>';
		const place = { content: show('4711471147'), catalog: list };
		const bytes = await redactedBy({ search: '4711471147' }, place, (file) =>
			file.replace('/Root', '/Info<</Own 4711471147>>/Root'),
		);
		expect(latin(bytes)).not.toContain('4711471147');
	});

	test.each([
		['a namespace', '<a:b xmlns:a="http://zorkmid.example/">x</a:b>', 'zorkmid'],
		['the name of an element', `<a:${SECRET} xmlns:a="http://a.example/">x</a:${SECRET}>`, SECRET],
		['characters without a width', `<dc:title>Zork${Buffer.from('\u200b').toString('latin1')}mid</dc:title>`, 'Zork'],
		['thumbnails', '<xmp:Thumbnails xmlns:xmp="http://ns.adobe.com/xap/1.0/"><a>PICTURE</a></xmp:Thumbnails>', 'PICTURE'],
	])('leaves nothing in metadata: %s', async (_, body, gone) => {
		const bytes = await redactedBy({ search: SECRET }, { ...xmp(body), content: show(SECRET) });
		expect(latin(bytes)).not.toContain(gone);
	});

	test.each([
		['a stream of unknown meaning', { catalog: '/Xyzzy 70 0 R', objects: { 70: ['', `my ${SECRET} text`] } } satisfies Place],
		['the value of a field', field('/T(a)/V 71 0 R', { 71: ['', `my ${SECRET}`] })],
	])('finds a regular expression in %s', async (_, place) => {
		expect(latin(await redactedBy({ search: 'Z\\w+d', search_mode: 'regex' }, place))).not.toContain(SECRET);
	});

	test.each([
		['a typeset apostrophe', 'O\u2019Brien', "O'Brien"],
		['an apostrophe of a keyboard', "O'Brien", 'O\u2019Brien'],
		['a hyphen that does not end lines', 'Zork\u2011Mid', 'Zork-Mid'],
		['radicals', '\u2f2d\u7530\u592a\u90ce', '\u5c71\u7530\u592a\u90ce'],
		['joined letters', 'D\u0133kstra', 'Dijkstra'],
	])('finds %s', async (_, shown, search) => {
		const bytes = await redactedBy(
			{ search },
			{
				content: `BT /U 12 Tf 40 400 Td ${codes(shown)} Tj ET\n`,
				...annotation(`/Subtype/Text/Contents<feff${Buffer.from(`a ${shown} b`, 'utf16le').swap16().toString('hex')}>`),
			},
		);
		expect(latin(bytes)).not.toContain(codes(shown).slice(1, -1));
		expect(latin(bytes).toLowerCase()).not.toContain(Buffer.from(shown, 'utf16le').swap16().toString('hex'));
	});

	test('finds a word whose line ends after its own hyphen', async () => {
		const bytes = await redactedBy({ search: 'Zork-Mid' }, { content: lined('some words Zork-', 'Mid and more') });
		expect(latin(bytes)).not.toMatch(/Zork|Mid/);
	});

	test.each([
		['blanks of a query', '/Subtype/Link/A<</S/URI/URI(https://x.example/?q=John+Smith)>>', 'John'],
		['lines of rich text', '/Subtype/Text/Contents(x)/RC(<p>John<br/>Smith</p>)', '>John'],
		['escapes of Latin-1', '/Subtype/Link/A<</S/URI/URI(https://x.example/J%F6hn%20Smith)>>', 'J%F6hn'],
	])('finds words divided by %s', async (_, entries, gone) => {
		const search = gone === 'J%F6hn' ? 'J\u00f6hn Smith' : 'John Smith';
		expect(latin(await redactedBy({ search }, annotation(entries)))).not.toContain(gone);
	});
});

withTools('qpdf', 'poppler')('redact_text', () => {
	test.each([
		['email', ['write to john.doe@', 'example.com now'], 'write to\nnow'],
		['email', ['write to john.doe@example.', 'com now'], 'write to\nnow'],
		['iban', ['IBAN DE89 3704 0044', '0532 0130 00 ok'], 'IBAN\nok'],
		['card', ['card 4111 1111', '1111 1111 ok'], 'card\nok'],
		['phone', ['call +49 30', '1234567 ok'], 'call\nok'],
	])('finds %s on two lines: %s', async (kind, lines, left) => {
		const bytes = await redactedBy({ redact_kinds: [kind] }, { content: lined(...lines) });
		expect(pageTexts(bytes).join('').replace(/\s+/g, '\n')).toBe(left.replace(/\s+/g, '\n'));
	});

	test.each([
		['email', ['write to john@example.com.', 'Then wait'], 'write to Then wait .'],
		['card', ['2019 2020', '4111 1111', '1111 1111', '2023'], '2019 2020\n2023'],
		['card', ['order 2023 4111 1111 1111 1111'], 'order 2023'],
		['card', ['100 200 300 400 500 600 700 800 900'], '100 200 300 400 500 600 700 800 900'],
		['iban', ['order AB12 DE89 3704 0044 0532 0130 00 x'], 'order AB12 x'],
		['phone', ['call +49 30 1234567', '2026 began'], 'call\n2026 began'],
	])('takes no words of the next line to %s: %s', async (kind, lines, left) => {
		const bytes = await redactedBy({ redact_kinds: [kind] }, { content: lined(...lines) });
		// Readers differ in the order of a point that is left alone.
		const [words, expected] = [pageTexts(bytes).join(''), left].map((text) => text.trim().split(/\s+/).sort());
		expect(words).toEqual(expected);
	});

	const areas = { areas: [{ page: 1, box: { x: 30, y: 180, width: 80, height: 30 } }] };
	const glyphs = 'BT /F 12 Tf 40 400 Td (xxxxxx) Tj ET';

	test('takes what tags and property lists say of the glyphs of an area', async () => {
		const place: Place = {
			content: `/P <</MCID 0>> BDC /Span <</ActualText(${SECRET})>> BDC ${glyphs} EMC EMC\n`,
			page: '/StructParents 0',
			catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 70 0 R',
			objects: {
				70: '<</Type/StructTreeRoot/K 71 0 R/ParentTree<</Nums[0[71 0 R]]>>>>',
				71: '<</Type/StructElem/S/P/P 70 0 R/Pg 200 0 R/K 0/ActualText(Zlotys)>>',
			},
		};
		expect(uncompressed(await redactedBy({ redact_areas: areas }, place))).not.toMatch(/Zorkmid|Zlotys/);
	});

	test('empties forms that no page draws any longer, and keeps those that another does', async () => {
		const form = ['/Type/XObject/Subtype/Form/BBox[0 0 400 600]/Resources<</Font<</F 61 0 R>>>>', show(SECRET)] as const;
		const more = { resources: '/XObject<</Fm 70 0 R>>', objects: { 70: form } };
		const result = async (contents: readonly string[]) => {
			const fields = decode('redact_text', { redact_areas: areas });
			const { documents } = await local.run('redact_text', [asDocument(texts(contents, more))], fields);
			return documents[0]!.bytes;
		};
		expect(uncompressed(await result(['/Fm Do', show('Other')]))).not.toContain(SECRET);
		expect(pageTexts(await result(['/Fm Do', '/Fm Do']))).toEqual(['', SECRET]);
	});

	test('takes paths below a match that is not seen, and no others', async () => {
		const bars = [42, 52, 200].map((x) => `${x} 401 2 7 re f`).join('\n');
		const bytes = await redactedBy({ search: SECRET }, { content: `${bars}\nBT 3 Tr /F 12 Tf 40 400 Td (${SECRET}) Tj ET\n` });
		const content = uncompressed(bytes);
		expect(content).not.toMatch(/^(?:42|52) 401 2 7 re/m);
		expect(content).toMatch(/200 401 2 7 re/);
	});
});
