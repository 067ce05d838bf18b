import { decode } from '../../shared/contract/values/decode';
import type { FormData } from 'formdata-node';
import { encodeForm, formEntries, Sending, sourceOf, toForm } from '../../shared/remote/form';
import { collected } from '../support/hosts/in-memory';

test('sends neither absent fields nor defaults; writes flags as words and decimals with a point', () => {
	const parameters = decode('add_text_watermark', {
		line_1: 'A',
		template: '1001',
		color: 'Gray',
		transparency: '75',
		margin: '0.0000001',
	});
	expect(formEntries('add_text_watermark', parameters)).toEqual([
		['line_1', 'A'],
		['margin', '0.0000001'],
	]);
	const flags = decode('add_restrictions', { owner_password: 'owner', allow_print: 'False', allow_copy_content: 'true' });
	expect(formEntries('add_restrictions', flags)).toEqual([
		['owner_password', 'owner'],
		['allow_print', 'false'],
	]);
	expect(formEntries('rotate_pages', decode('rotate_pages', { angle: '-90', first_page: '1' }))).toEqual([['angle', '-90']]);
	expect(formEntries('split_by_size', { maximum_bytes: Number.MAX_SAFE_INTEGER })).toEqual([
		['maximum_bytes', '9007199254740991'],
	]);
});

/** The parts that a program that we did not write reads from the body: with their names, file names, types and content. */
async function sent(form: FormData) {
	const { headers, body } = encodeForm(form);
	const bytes = await collected(body);
	expect(headers['Content-Length']).toBe(String(bytes.length));
	const parts = await new Response(new Uint8Array(bytes), {
		headers: { 'Content-Type': headers['Content-Type'] ?? '' },
	}).formData();
	const read: Promise<unknown[]>[] = [];
	parts.forEach((value, name) => {
		if (typeof value === 'string') read.push(Promise.resolve([name, value]));
		else read.push(value.arrayBuffer().then((content) => [name, value.name, value.type, Buffer.from(content)]));
	});
	return await Promise.all(read);
}

test('sends files first and in order, under their base names, as PDF', async () => {
	const bytes = new Uint8Array([1, 2, 3, 4]);
	const documents = [
		{ name: '/tmp/a.pdf', bytes: bytes.subarray(1, 3) },
		{ name: '', bytes },
	];
	expect(await sent(toForm(documents.map(sourceOf), [['angle', '90']]))).toEqual([
		['file', 'a.pdf', 'application/pdf', Buffer.from([2, 3])],
		['file', '00002.pdf', 'application/pdf', Buffer.from([1, 2, 3, 4])],
		['angle', '90'],
	]);
});

test.each([1, 65_535, 65_536, 65_537, 1_000_003])(
	'sends a view of %d bytes that does not begin where its memory does',
	async (length) => {
		const memory = Buffer.alloc(length + 10, 'no');
		const view = memory.subarray(7, 7 + length);
		for (let at = 0; at < length; at++) view[at] = at % 251;
		const whole = (async function* () {
			yield view;
		})();
		const form = toForm([{ name: 'a.pdf', size: length, open: () => whole }], [['overlay', { name: 'b.pdf', bytes: view }]]);
		const [[, , , document], [, , , file]] = (await sent(form)) as [Buffer[], Buffer[]];
		expect([Buffer.compare(document!, view), Buffer.compare(file!, view)]).toEqual([0, 0]);
	},
);

test('escapes quotes in names, and leaves line breaks out', async () => {
	const [[, name]] = (await sent(toForm([sourceOf({ name: 'ä "x"\r\n.pdf', bytes: Buffer.from('1') })], []))) as [string[]];
	expect(name).toMatch(/^ä "x"/);
	const { body } = encodeForm(toForm([sourceOf({ name: 'a"b\r\nX-Evil: 1.pdf', bytes: Buffer.from('1') })], []));
	expect((await collected(body)).toString()).toContain('filename="a%22bX-Evil: 1.pdf"');
});

test.each([
	['shorter', '12'],
	['longer', '1234'],
])('refuses a document that has become %s since its size was read', async (_what, content) => {
	const sending = new Sending();
	const source = { ...sourceOf({ name: 'a.pdf', bytes: Buffer.from(content) }), size: 3 };
	const { body } = encodeForm(toForm([source], [], sending));
	await expect(collected(body)).rejects.toThrow('changed while it was sent');
	expect(sending.failure).toMatchObject({ code: 'unreadable_document' });
});
