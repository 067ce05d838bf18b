/** Requests of real clients (docs/semantics.md, §4). */
import { SMALL_JPEG } from '../support/documents/images';
import { numbered } from '../support/documents/drawn';
import { decodeOutcome } from '../../shared/contract/outcome-header';
import { encryptedByQpdf, opensInQpdf } from '../support/documents/protection';
import { startService, type TestService } from '../support/hosts/service';
import { pathOf } from '../support/judges/programs.cjs';
import { asks, pageTexts, withPrograms, withTools } from '../support/judges/tools';
import { field, file, postForm, problem, runBeside, type Answer, type RawPart } from './raw';
import { testInTurn } from '../support/sample';

let service: TestService;
let [one, three]: Uint8Array[] = [];
beforeAll(async () => {
	service = await startService();
	[one, three] = await Promise.all([numbered(1), numbered(3)]);
});
afterAll(() => service.close());

const send = (operation: string, parts: RawPart[], headers?: Record<string, string>): Promise<Answer> =>
	postForm(`${service.url}/v1/${operation}`, parts, headers);

const errors = async (answer: Promise<Answer>): Promise<unknown> => {
	const settled = await answer;
	expect(settled.status).toBe(400);
	return problem(settled)['errors'];
};

asks('qpdf');

withTools('qpdf', 'poppler')('what clients send', () => {
	const texts = async (answer: Promise<Answer>): Promise<string[]> => {
		const { status, headers, body } = await answer;
		expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
		expect(headers['content-length']).toBe(String(body.length));
		return pageTexts(body);
	};

	test('accepts parameters as file parts, which Python requests sends with files=', async () => {
		const parts = [file(three!), field('password', 'pa$$word', '; filename="password"')];
		const { status, body } = await send('add_password', parts);
		expect([status, opensInQpdf(body, 'pa$$word'), opensInQpdf(body, '')]).toEqual([200, true, false]);
	});

	test('accepts the document without a file name, and any content type', async () => {
		for (const type of ['', '\r\nContent-Type: application/octet-stream', '\r\nContent-Type: text/plain; charset=utf-8'])
			expect(await texts(send('reverse_pages', [field('file', three!, type)]))).toEqual(['Page 3', 'Page 2', 'Page 1']);
	});

	test('accepts file names with raw UTF-8, %22 and folders', async () => {
		for (const name of ['Größe.pdf', 'a%22b.pdf', '../../x.pdf', 'C:\\x.pdf', ''])
			expect(await texts(send('reverse_pages', [field('file', one!, `; filename="${name}"`)]))).toEqual(['Page 1']);
	});

	test('accepts True and False, empty optional fields, and unknown fields', async () => {
		const parts = [
			field('owner_password', 'owner'),
			field('user_password', ''),
			field('allow_print', 'False'),
			field('allow_fill_form', 'TRUE'),
			field('encryption_algorithm', ''),
			field('__proto__', 'x'),
			field('constructor', 'x'),
			field('pages', '1-2'),
			file(three!),
		];
		const { status, body } = await send('add_restrictions', parts);
		expect([status, opensInQpdf(body, '')]).toEqual([200, true]);
		expect(await texts(send('remove_pages', [file(three!), field('first_page', '3'), field('last_page', '')]))).toHaveLength(2);
	});

	testInTurn('reads text as UTF-8', async () => {
		expect(await texts(send('add_text_watermark', [file(one!), field('line_1', 'Zażółć')]))).toEqual([
			expect.stringContaining('Zażółć'),
		]);
	});

	test('answers all paths of the watermark', async () => {
		for (const path of ['add_text_watermark', 'add_watermark/text', 'add_watermark'])
			expect(await texts(send(path, [file(one!), field('line_1', 'DRAFT')]))).toEqual([expect.stringContaining('DRAFT')]);
	});

	test('both paths of the image watermark, with the image as a part', async () => {
		const image = field('image', SMALL_JPEG, '; filename="logo.jpg"\r\nContent-Type: image/jpeg');
		for (const path of ['add_watermark/image', 'add_image_watermark'])
			expect(await texts(send(path, [file(one!), image, field('transparency', ''), field('margin', '0.0')]))).toHaveLength(1);
		const { status, body } = await send('add_watermark/image', [file(one!)]);
		expect([status, body.toString('utf8')]).toEqual([400, expect.stringContaining('"image":["is required')]);
	});

	test('reads a preamble, an epilogue, and a document with the boundary in the middle of a line', async () => {
		const { url } = service;
		const form = field('file', Buffer.concat([three!, Buffer.from('%--b0undary--')]));
		expect(await texts(postForm(`${url}/v1/reverse_pages`, [form]))).toHaveLength(3);
	});

	test('merges repeated file parts, then file_1 to file_10 by number', async () => {
		const documents = await Promise.all([4, 5, 6].map((pages) => numbered(pages)));
		const parts = [
			file(documents[2]!, 'file_10'),
			file(documents[1]!, 'file_2'),
			file(three!),
			file(documents[0]!, 'file_1'),
			file(one!),
		];
		const lengths = [3, 1, 4, 5, 6];
		const expected = lengths.flatMap((length) => Array.from({ length }, (_, index) => `Page ${index + 1}`));
		expect(await texts(send('merge_documents', parts))).toEqual(expected);
	});

	withPrograms('curl').test('serves curl with and without a file name, with a length and in chunks', async () => {
		const url = `${service.url}/v1/reverse_pages`;
		const curl = async (...args: string[]): Promise<string[]> => {
			const all = ['-sS', '-f', '-H', 'x-api-key: one of two', ...args, url];
			return pageTexts((await runBeside(pathOf('curl')!, all, three)).stdout);
		};
		const expected = ['Page 3', 'Page 2', 'Page 1'];
		expect(await curl('-F', 'file=@-;filename=in.pdf')).toEqual(expected);
		expect(await curl('-F', 'file=<-')).toEqual(expected);
		expect(await curl('-H', 'Transfer-Encoding: chunked', '-F', 'file=@-')).toEqual(expected);
	});
});

test('answers an array of files that became one text part with a 400 on file', async () => {
	expect(await errors(send('merge_documents', [field('file', '[{},{}]')]))).toEqual({
		file: [
			expect.stringMatching(/^Document 1: Could not parse the PDF document\. The file may be invalid or corrupt\.$/),
			"Document 1: is text, not a file: write @ before the file's name, as in file=@input",
		],
	});
});

test('answers the published 400 word for word', async () => {
	const { body } = await send('reverse_pages', [file('%PDF-1.7\n')]);
	expect(body.toString('utf8')).toBe(
		'{"type":"https://www.pdfblocks.com/docs/api/v1/error/400","title":"One or more validation errors occurred.","status":400,"errors":{"file":["Could not parse the PDF document. The file may be invalid or corrupt."]}}',
	);
});

describe('a file that is not a PDF document', () => {
	const UNPARSABLE = 'Could not parse the PDF document. The file may be invalid or corrupt.';

	test.each([
		['a PNG image', '\x89PNG\r\n\x1a\n'],
		['an HTML page', '<!doctype html><title>Sign in</title>'],
		['text', 'Dear Sir or Madam'],
	])('is told to be %s', async (kind, content) => {
		expect(await errors(send('reverse_pages', [file(Buffer.from(content, 'latin1'))]))).toEqual({
			file: [UNPARSABLE, `is ${kind}, not a PDF document`],
		});
	});

	test('is told to be a file name without @, which curl then sends', async () => {
		const forgotten = (name: string, value: string) => `is text, not a file: write ${name}=@${value}`;
		expect(await errors(send('rotate_pages', [field('file', 'in/Größe 1.pdf')]))).toEqual({
			file: [UNPARSABLE, forgotten('file', 'in/Größe 1.pdf')],
			angle: [expect.stringContaining('required')],
		});
		expect(await errors(send('merge_documents', [file(one!), field('file', 'b.pdf'), field('file_1', 'c.pdf')]))).toEqual({
			file: [
				`Document 2: ${UNPARSABLE}`,
				`Document 2: ${forgotten('file', 'b.pdf')}`,
				`Document 3: ${UNPARSABLE}`,
				`Document 3: ${forgotten('file_1', 'c.pdf')}`,
			],
		});
		expect(await errors(send('images_to_pdf', [field('file', 'a.png')]))).toEqual({
			file: [`Document 1: ${forgotten('file', 'a.png')}`],
		});
		expect(await errors(send('add_overlay', [file(one!), field('overlay', 'letter.pdf'), field('layer', 'over')]))).toEqual({
			overlay: [forgotten('overlay', 'letter.pdf')],
		});
	});

	test('is never quoted if its text is not the name of a file', async () => {
		for (const text of ['Secret clause', 'Secret\nclause.pdf', `${'Secret'.repeat(20)}.pdf`]) {
			const answer = await send('reverse_pages', [field('file', text)]);
			expect(answer.body.toString('utf8')).toContain('is text, not a file');
			expect(answer.body.toString('utf8')).not.toContain('Secret');
		}
	});

	test('may be text if any file is accepted, but needs a name', async () => {
		const parts = [file(one!), field('attachment', 'notes.pdf')];
		const wanted = { attachment: ['has no file name: write attachment=@input, or give attachment_name'] };
		expect(await errors(send('add_attachment', parts))).toEqual(wanted);
		expect(await errors(send('add_attachment', [...parts, field('attachment_name', '')]))).toEqual(wanted);
		const { status, headers } = await send('add_attachment', [...parts, field('attachment_name', 'notes.txt')]);
		expect([status, decodeOutcome('add_attachment', String(headers['octavo-outcome'])).facts]).toMatchObject([
			200,
			{ attachmentName: 'notes.txt' },
		]);
		expect(await errors(send('create_e_invoice', [file(one!), field('invoice', 'invoice.xml')]))).toEqual({
			invoice: ['has no file name: write invoice=@input'],
		});
	});
});

test('refuses text that is not UTF-8, instead of putting other characters in its place', async () => {
	const latin1 = (text: string) => Buffer.from(text, 'latin1');
	expect(await errors(send('set_metadata', [file(one!), field('title', latin1('Müller'))]))).toEqual({
		title: ['is not text in UTF-8: give it in UTF-8'],
	});
	const parts = [file(one!), field('values', latin1('{"name": "Müller"}')), field('open_password', latin1('Müller'))];
	expect(await errors(send('fill_form', parts))).toEqual({
		values: ['is not text in UTF-8: give it in UTF-8'],
		open_password: ['is not text in UTF-8: give it in UTF-8'],
	});
});

test('refuses a repeated scalar and a second document', async () => {
	const parts = [file(one!), file(one!), field('angle', '90'), field('angle', '90'), field('first_page', 'x')];
	expect(await errors(send('rotate_pages', parts))).toEqual({
		file: [expect.stringContaining('only once')],
		angle: ['must be given only once'],
		first_page: [expect.stringContaining('at least 1')],
	});
});

test('names every field at fault at once, including the document', async () => {
	const wanted = {
		file: [expect.stringContaining('required')],
		angle: [expect.stringContaining('required')],
		last_page: [expect.any(String)],
	};
	expect(await errors(send('rotate_pages', [field('last_page', '0'), field('file_1', 'x'), field('File', 'x')]))).toEqual(wanted);
});

test('names the unknown field that may be meant where a required one is missing', async () => {
	expect(await errors(send('rotate_pages', [file(one!, 'files'), field('Angle', 'hunter2'), field('last_page', '0')]))).toEqual({
		file: ['is required: a PDF document. The field files is unknown: rename it'],
		angle: ['is required: one of 0, 90, 180, 270, -90, -180, -270. The field Angle is unknown: rename it'],
		last_page: ['must be a whole number of at least 1'],
	});
});

test('takes the extensions of its own engine (docs/semantics.md, D23)', async () => {
	const locked = file(encryptedByQpdf(await numbered(3), 'AESV2', 'user', 'owner'));
	expect((await send('remove_signatures', [locked, field('appearance', 'remove'), field('open_password', 'user')])).status).toBe(
		200,
	);
	const found = await errors(send('remove_signatures', [locked, field('open_password', 'hunter2')]));
	expect(Object.keys(found as object)).toEqual(['file']);
	expect(JSON.stringify(found)).not.toContain('hunter2');
});

test.each([
	['invalid_parameters', () => [file(one!), field('angle', '91')]],
	['unreadable_document', () => [file('text'), field('angle', '90')]],
	['password_required', () => [file(encryptedByQpdf(three!, 'AESV2', 'user', 'owner')), field('angle', '90')]],
	[
		'wrong_password',
		() => [file(encryptedByQpdf(three!, 'AESV2', 'user', 'owner')), field('angle', '90'), field('open_password', 'other')],
	],
])('names the cause %s for programs', async (cause, parts) => {
	const { status, headers } = await send('rotate_pages', parts());
	expect([status, headers['octavo-error']]).toEqual([400, cause]);
});

test('sends notes and facts in a header of ASCII JSON (docs/semantics.md, D41)', async () => {
	const { headers } = await send('remove_signatures', [file(one!)]);
	const told = decodeOutcome('remove_signatures', String(headers['octavo-outcome']));
	expect(told.notes.map(({ code }) => code)).toEqual(['no_signatures']);
	expect(told).toMatchObject({ facts: { removedSignatures: 0 }, documents: [{ pageCount: expect.any(Number) }] });
});

describe('the note about unknown fields', () => {
	const notes = async (operation: string, parts: RawPart[]) => {
		const { status, headers } = await send(operation, parts);
		expect(status).toBe(200);
		return decodeOutcome('reverse_pages', String(headers['octavo-outcome'])).notes.filter(
			({ code }) => code === 'unknown_parameters',
		);
	};

	test('names them and the fields that may be meant, never values', async () => {
		const [note, ...others] = await notes('rotate_pages', [
			file(one!),
			field('angle', '90'),
			field('Pages', 'hunter2'),
			field('Pages', 'hunter2'),
			field('zzzzzz', 'hunter2'),
		]);
		expect(others).toEqual([]);
		expect(note!.message).toBe(
			'2 fields are unknown and had no effect: Pages (did you mean pages?), zzzzzz. /openapi.json lists the fields of /v1/rotate_pages.',
		);
		const merged = await notes('merge_documents', [file(one!), file(three!, 'files')]);
		expect(merged.map(({ message }) => message)).toEqual([
			'1 field is unknown and had no effect: files (did you mean file?). /openapi.json lists the fields of /v1/merge_documents.',
		]);
	});

	test('is not given for names that clients may send to every operation, and for further documents', async () => {
		expect(await notes('reverse_pages', [file(one!), field('open_password', '')])).toEqual([]);
		expect(await notes('images_to_pdf', [file(SMALL_JPEG), field('open_password', '')])).toEqual([]);
		expect(await notes('merge_documents', [file(one!), file(three!, 'file_1'), field('bookmarks', 'per_document')])).toEqual([]);
		expect(await notes('reverse_pages', [file(one!), file(three!, 'file_1')])).toHaveLength(1);
	});

	test('lists few of many names, each on one line and of bounded length', async () => {
		const long = 'x'.repeat(500);
		const [note] = await notes('reverse_pages', [
			file(one!),
			field(long, ''),
			field('', ''),
			field('a\tb', ''),
			...Array.from({ length: 1000 }, (_, index) => field(`unknown_number_${index}`, '')),
		]);
		expect(note!.message).toMatch(
			/^1003 fields are unknown .*: x{60}…, \(without a name\), a b, unknown_number_0, unknown_number_1, 998 more\. /,
		);
	});
});

test('ignores parts without a name or without a disposition', async () => {
	const parts = [
		{ header: 'Content-Type: application/pdf', content: one! },
		{ header: 'Content-Disposition: form-data', content: one! },
		file(one!),
	];
	expect((await send('reverse_pages', parts)).status).toBe(200);
});

test.each([
	['without a disposition', 'Content-Type: application/pdf'],
	['that is not form data', 'Content-Disposition: attachment; name="file"'],
	['without a name', 'Content-Disposition: form-data'],
])('ignores a large part %s, and answers the request', async (_, header) => {
	// More than the parser buffers before it pauses, but so little that the part ends in the same chunk of the request.
	for (const size of [20_000, 40_000, 300_000]) {
		const noise = { header, content: Buffer.alloc(size) };
		expect((await send('reverse_pages', [file(one!), noise])).status).toBe(200);
		expect((await send('reverse_pages', [noise, file(one!)])).status).toBe(200);
	}
});
