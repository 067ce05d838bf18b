/** Documents that a program took for text on their way: as UTF-8, for its ends of lines, or wrapped in text (docs/semantics.md, §14.1). */
import { deflateSync } from 'node:zlib';
import { decode } from '../../shared/contract/values/decode';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { noise } from '../support/random';

const FLATE = '/Filter/FlateDecode';
const text = (words: string): string =>
	`BT /F 12 Tf 40 100 Td (${words}) Tj ET\n%${Buffer.from(noise(900, words.length)).toString('hex')}`;
const deflated = (data: string): string => deflateSync(data).toString('latin1');
const XML = `<?xml version="1.0"?><a/><!--${Buffer.from(noise(900, 3)).toString('hex')}-->`;

const sound = Buffer.from(
	rawPages(2, {
		pages: { 1: '/Resources<</Font<</F 3 0 R>>/XObject<</I 60 0 R>>>>', 2: '/Resources<</Font<</F 3 0 R>>>>' },
		catalog: '/Names<</EmbeddedFiles<</Names[(factur-x.xml)62 0 R]>>>>',
		objects: {
			41: [FLATE, deflated(`${text('First')} /I Do`)],
			42: [FLATE, deflated(text('Second page'))],
			60: [
				`/Type/XObject/Subtype/Image/Width 60/Height 60/ColorSpace/DeviceRGB/BitsPerComponent 8${FLATE}`,
				deflated(noise(10_800, 3).toString()),
			],
			61: [`/Type/EmbeddedFile/Subtype/text#2fxml${FLATE}`, deflated(XML)],
			62: '<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/EF<</F 61 0 R>>>>',
		},
	}),
);
const latin = sound.toString('latin1');
const fromLatin = (file: string): Buffer => Buffer.from(file, 'latin1');

async function notesOf(file: Uint8Array): Promise<string> {
	const { notes } = await local.run('extract_text', [asDocument(file)], decode('extract_text', {}));
	return notes.map(({ message }) => message).join('\n');
}

const CURE = 'A program seems to have taken the file for text, which changes its bytes: get it again as binary data.';

describe('a document of which bytes were replaced', () => {
	test.each([
		['other bytes by the sign for them', Buffer.from(sound.toString('utf8'))],
		['bytes of Latin-1 by those of UTF-8', Buffer.from(latin)],
		['ends of lines by longer ones', fromLatin(latin.replace(/\r?\n/g, '\r\n'))],
		['ends of lines by shorter ones', fromLatin(latin.replace(/\r\n?/g, '\n'))],
	])('has a note that says how to get it: %s', async (_, file) => {
		expect(await notesOf(file)).toContain(CURE);
	});

	test('has no such note if it is damaged otherwise, or sound', async () => {
		const other = Buffer.from(sound);
		const at = latin.indexOf('stream', latin.indexOf('\n41 0 obj')) + 40;
		other.fill('Z', at, at + 40);
		expect(await notesOf(other)).toMatch(/content/i);
		expect(await notesOf(other)).not.toContain(CURE);
		expect(await notesOf(fromLatin(latin.slice(0, latin.indexOf('xref\n0'))))).not.toContain(CURE);
		expect(await notesOf(sound)).toBe('');
	});
});

describe('text that carries a document', () => {
	const base64 = sound.toString('base64');

	test.each([
		['is a PDF document in Base64', base64],
		['is a PDF document in Base64', `"${base64.replace(/.{76}/g, '$&\r\n')}"`],
		['is a data: address', `data:application/pdf;base64,${base64}`],
		['is JSON with a PDF document in Base64', JSON.stringify({ file: { data: base64 } })],
		['is a PDF document in hexadecimal digits', sound.toString('hex')],
	])('is refused with its cure: it %s', async (found, file) => {
		const run = local.run('reverse_pages', [asDocument(Buffer.from(file))], decode('reverse_pages', {}));
		await expect(run).rejects.toMatchObject({
			code: 'unreadable_document',
			message: `The PDF document could not be read: the file ${found}, not the document itself`,
			advice: 'Decode it first',
		});
	});
});

/** The document with other bytes in a stream, from its beginning or its end. */
function spoiled(number: number, from: number, to: number, byte = 0x0a): Buffer {
	const file = Buffer.from(sound);
	const start = latin.indexOf('stream', latin.indexOf(`\n${number} 0 obj`)) + 7;
	const end = latin.indexOf('\nendstream', start);
	return file.fill(byte, (from < 0 ? end : start) + from, (from < 0 ? end : start) + to);
}

test('a checksum whose last byte became the end of a line is a wrong one', async () => {
	const file = spoiled(42, -2, 0);
	expect(await notesOf(file)).toContain('Content of page 2 is damaged');
	expect(await notesOf(spoiled(42, -4, 0))).toBe('');
});

test('an invoice that is damaged altogether is named, and the rest of the document is read', async () => {
	const file = asDocument(spoiled(61, 2, 60, 0xff));
	const info = await local.run('get_document_info', [file], decode('get_document_info', {}));
	expect(info.data).toMatchObject({ pageCount: 2, eInvoice: null });
	expect(info.notes).toEqual([
		expect.objectContaining({ code: 'document_repaired', message: expect.stringContaining('an attachment') }),
	]);
	const { files, notes } = await local.run('extract_attachments', [file], decode('extract_attachments', {}));
	expect([files!.map(({ name }) => name), notes.map(({ code }) => code)]).toEqual([['factur-x.xml'], ['document_repaired']]);
	await expect(local.run('read_e_invoice', [file], decode('read_e_invoice', {}))).rejects.toMatchObject({
		message: 'file: has no invoice that can be read: factur-x.xml is damaged',
	});
});
