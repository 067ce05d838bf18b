/** Content whose data is damaged: as much of it is read as it gives, and a note says that text may be missing. */
import zlib from 'node:zlib';
import { decode } from '../../shared/contract/values/decode';
import { rawPages } from '../support/documents/raw';
import { asDocument, local, localWithNativeCodec } from '../support/hosts/local';
import { textByMupdf, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const showAt = (y: number, text: string): string => `BT /F1 9 Tf 40 ${y} Td (${text}) Tj ET\n`;
const ITEMS = Array.from({ length: 400 }, (_, i) => showAt(170 - i / 3, `Item ${i} costs ${(i * 7919) % 1000}`));
const CONTENT = Buffer.from([showAt(190, 'First line'), ...ITEMS, showAt(10, 'Last line')].join(''));
const WHOLE = zlib.deflateSync(CONTENT);
const MIDDLE = Math.floor(WHOLE.length / 2);

const withGap = (at: number, length: number): Buffer =>
	Buffer.concat([WHOLE.subarray(0, at), Buffer.alloc(length, 0xff), WHOLE.subarray(at + length)]);

/** Page 2 has the data as its content, or draws a form that has it. */
const page = (data: Uint8Array, isForm = false): Uint8Array => {
	const text = Buffer.from(data).toString('latin1');
	const own = '/Resources<</Font<</F1 3 0 R>>/XObject<</X 61 0 R>>>>';
	return rawPages(3, {
		pages: { 2: `${own}/Contents 60 0 R`, 3: `${own}/Contents 62 0 R` },
		objects: isForm
			? {
					60: ['', '/X Do'],
					61: ['/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Filter/FlateDecode', text],
					62: ['', '/X Do'],
				}
			: {
					60: ['/Filter/FlateDecode', text],
					61: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]', ''],
					62: ['', 'BT /F1 9 Tf 40 100 Td (Sound) Tj ET'],
				},
	});
};

const read = (bytes: Uint8Array) => local.run('extract_text', [asDocument(bytes)], decode('extract_text', {}));

const incomplete = (pages: string) => ({
	code: 'text_incomplete',
	message: `Content of ${pages} is damaged, so text may be missing there: get the document again from where it came from.`,
});

/** As Acrobat writes data: flushed, and never closed. */
const FLUSHED = zlib.deflateSync(CONTENT, { finishFlush: zlib.constants.Z_SYNC_FLUSH });

const DAMAGED: [string, Uint8Array][] = [
	['other bytes in its middle', withGap(MIDDLE, 200)],
	['no second half', WHOLE.subarray(0, MIDDLE)],
	['another beginning', withGap(0, 40)],
	['another beginning, and the end of flushed data', Buffer.concat([withGap(2, 40), FLUSHED.subarray(-5)])],
	['other bytes in its middle, and the end of flushed data', Buffer.concat([withGap(MIDDLE, 200), FLUSHED.subarray(-5)])],
];

withTools('mutool')('content with', () => {
	testInTurn.each(DAMAGED)('%s is said where mutool misses text too', async (_, data) => {
		const bytes = page(data);
		expect(textByMupdf(page(WHOLE))).toContain('Last line');
		expect(textByMupdf(bytes)).not.toContain('Last line');
		for (const host of [local, localWithNativeCodec]) {
			const { notes } = await host.run('extract_text', [asDocument(bytes)], decode('extract_text', {}));
			expect(notes).toEqual([incomplete('page 2')]);
		}
	});

	test('what comes before the damage is read', async () => {
		const { data } = await read(page(withGap(MIDDLE, 200)));
		expect(data).toMatchObject({ text: expect.stringContaining('First line') as string });
	});
});

test('all pages that draw a damaged form are named', async () => {
	const { notes } = await read(page(WHOLE.subarray(0, MIDDLE), true));
	expect(notes).toEqual([incomplete('pages 2 and 3')]);
});

testInTurn('damaged content of more than 100 kB is said', async () => {
	const long = zlib.deflateSync(Buffer.concat(Array.from({ length: 40 }, () => CONTENT)), { level: 0 });
	const { notes } = await read(page(long.subarray(0, 300_000)));
	expect(notes.map(({ code }) => code)).toContain('text_incomplete');
});

const LONG = Buffer.concat(Array.from({ length: 40 }, () => CONTENT));

const SOUND: [string, Uint8Array][] = [
	['whole', WHOLE],
	['without a checksum', WHOLE.subarray(0, -4)],
	['flushed and never closed, as Acrobat writes it', FLUSHED],
	['flushed, with the end of a line of one character', Buffer.concat([FLUSHED, Buffer.from('\r')])],
	['flushed, with the end of a line of two characters', Buffer.concat([FLUSHED, Buffer.from('\r\n')])],
	[
		'flushed, and is large',
		Buffer.concat([zlib.deflateSync(LONG, { level: 0, finishFlush: zlib.constants.Z_SYNC_FLUSH }), Buffer.from('\r\n')]),
	],
	['empty', new Uint8Array(0)],
];

testInTurn.each(SOUND)('nothing is said of content that is %s', async (_, data) => {
	expect((await read(page(data))).notes).toEqual([]);
});

test.each(['find_text', 'check_document'] as const)('%s says that text may be missing', async (operation) => {
	const parameters = operation === 'find_text' ? { search: 'Secret' } : { forbidden_text: 'Secret', on_violation: 'report' };
	const { data, notes } = await local.run(operation, [asDocument(page(withGap(MIDDLE, 200)))], decode(operation, parameters));
	expect(notes).toEqual([incomplete('page 2')]);
	if (operation === 'check_document')
		expect(data).toMatchObject({
			passed: false,
			failures: [{ message: 'Content of page 2 is damaged, so it is not known whether the forbidden text is there.' }],
		});
});

/** Data of a stored block, in which one letter is another: it decodes, and contradicts its checksum. */
const stored = (content: Uint8Array): Buffer => {
	const data = zlib.deflateSync(content, { level: 0 });
	data[data.indexOf('First')] = 'T'.charCodeAt(0);
	return data;
};
const withSum = (change: (sum: Buffer) => Uint8Array): Buffer =>
	Buffer.concat([WHOLE.subarray(0, -4), change(Buffer.from(WHOLE.subarray(-4)))]);

describe('content that contradicts its checksum', () => {
	testInTurn.each<[string, Uint8Array]>([
		['another letter', stored(CONTENT)],
		['another letter, with an end of line after it', Buffer.concat([stored(CONTENT), Buffer.from('\r\n')])],
		['another letter among more than 100 kB', stored(LONG)],
		['another letter among more than 2 MB', stored(Buffer.concat(Array.from({ length: 3 }, () => LONG)))],
		['another checksum', withSum((sum) => sum.map((byte) => byte ^ 0x55))],
	])('is said: %s', async (_, data) => {
		for (const host of [local, localWithNativeCodec]) {
			const { data: read, notes } = await host.run('extract_text', [asDocument(page(data))], decode('extract_text', {}));
			expect(notes).toContainEqual(incomplete('page 2'));
			expect(read).toMatchObject({ text: expect.stringContaining('Last line') as string });
		}
	});

	test.each<[string, Uint8Array]>([
		['bytes after the checksum', Buffer.concat([WHOLE, Buffer.from('\nendstr')])],
		['a part of the checksum', WHOLE.subarray(0, -2)],
		['no checksum and an end of line', Buffer.concat([WHOLE.subarray(0, -4), Buffer.from('\r\n\r\n')])],
		['zeros in its place', withSum((sum) => sum.fill(0))],
	])('is not %s', async (_, data) => {
		for (const host of [local, localWithNativeCodec])
			expect((await host.run('extract_text', [asDocument(page(data))], decode('extract_text', {}))).notes).toEqual([]);
	});
});

describe('split_by_text', () => {
	const split = (bytes: Uint8Array, search: string) =>
		local.run('split_by_text', [asDocument(bytes)], decode('split_by_text', { search }));

	test('says that text may be missing', async () => {
		const { notes } = await split(page(withGap(MIDDLE, 200)), 'Sound');
		expect(notes).toEqual([incomplete('page 2')]);
	});

	testInTurn('says why a text may not have been found', async () => {
		await expect(split(page(withGap(MIDDLE, 200)), 'Secret')).rejects.toMatchObject({
			issues: [
				{
					field: 'search',
					message:
						'is not found on any page, and page 2 is damaged, so text may be missing there: get the document again from where it came from',
				},
			],
		});
	});
});

test('zeros in place of a part of uncompressed content are said, and those of an inline image are not', async () => {
	const zeros = '\0'.repeat(40);
	const plain = (content: string) => rawPages(1, { pages: { 1: '/Contents 60 0 R' }, objects: { 60: ['', content] } });
	const shown = 'BT /F 9 Tf 40 100 Td (Text) Tj ET';
	const image = `BI /W 8 /H 40 /CS /G /BPC 1 ID ${zeros} EI`;
	const said = async (content: string) => (await read(plain(content))).notes;
	expect(await said(`${shown} ${zeros} ET`)).toEqual([incomplete('page 1')]);
	expect(await said(`${shown} ${image}`)).toEqual([]);
	expect(await said(`${shown} \0\0\0 ${shown}`)).toEqual([]);
});

const TEXT = 'BT /F1 9 Tf 40 100 Td (Text) Tj ET';
/** Rows of four bytes, each with its difference to the row above (PNG 9.2). */
const ROWS = Buffer.from(
	Array.from(TEXT.padEnd(36), (_, at) => at).flatMap((at) => {
		const [own, above] = [TEXT.padEnd(36).charCodeAt(at), at < 4 ? 0 : TEXT.padEnd(36).charCodeAt(at - 4)];
		return at % 4 === 0 ? [2, (own - above) & 255] : [(own - above) & 255];
	}),
);
const [FLATE, PARAMETERS] = ['/Filter/FlateDecode', '/DecodeParms<</Predictor 12/Columns 4>>'];

const filtered = (entries: string, data: Uint8Array): Uint8Array =>
	rawPages(2, {
		pages: { 2: '/Resources<</Font<</F1 3 0 R>>>>/Contents 60 0 R' },
		objects: { 60: [entries, Buffer.from(data).toString('latin1')] },
	});

describe('content of which a filter or its parameters are wrong', () => {
	const [rows, plain] = [zlib.deflateSync(ROWS), zlib.deflateSync(Buffer.from(TEXT))];

	test('right ones give the text', async () => {
		const { data, notes } = await read(filtered(FLATE + PARAMETERS, rows));
		expect(data).toMatchObject({ text: expect.stringContaining('Text') as string });
		expect(notes).toEqual([]);
	});

	const WRONG: [string, Uint8Array][] = [
		['rows of another length', filtered(FLATE + PARAMETERS.replace('4', '5'), rows)],
		['rows without their parameters', filtered(FLATE, rows)],
		['parameters without rows', filtered(FLATE + PARAMETERS, plain)],
		['differences of another kind', filtered(FLATE + PARAMETERS.replace('12', '2'), rows)],
		['parameters without differences', filtered(FLATE + PARAMETERS.replace('12', '2'), plain)],
		['text in place of hexadecimal digits', filtered('/Filter/ASCIIHexDecode', Buffer.from(TEXT))],
	];
	withTools('mutool')('judged by mupdf', () => {
		test.each(WRONG)('that text may be missing is said of %s', async (_, bytes) => {
			expect(textByMupdf(bytes)).not.toContain('Text');
			expect((await read(bytes)).notes).toEqual([incomplete('page 2')]);
		});
	});

	test('a predictor that does not exist changes nothing', async () => {
		const bytes = filtered(FLATE + PARAMETERS.replace('12', '7'), plain);
		const { data, notes } = await read(bytes);
		expect(data).toMatchObject({ text: expect.stringContaining('Text') as string });
		expect(notes).toEqual([]);
	});

	testInTurn.each(['% nothing', ' ', 'q Q', 'q foo Q'])('nothing is said of %j', async (content) => {
		expect((await read(filtered('', Buffer.from(content)))).notes).toEqual([]);
	});
});
